"""Many games at once: simulations, measurements."""
