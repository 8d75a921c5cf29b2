// Runs before the first paint, so that nobody who chose the dark sees a white flash.
try {
  const { theme } = JSON.parse(localStorage.getItem("vivamos.settings") || "{}");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // no storage: the system decides
}
