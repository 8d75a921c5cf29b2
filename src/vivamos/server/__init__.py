"""Tables for people: HTTP, WebSocket, store."""
