// Runs before the first paint, so that no page flashes in the wrong colours. A file of its own because the content
// policy allows no inline script. The key is the one in src/theme/color-scheme.ts.
(() => {
  let kept = null;
  try {
    kept = localStorage.getItem('reelwright-color-scheme');
  } catch {
    // Storage can be forbidden; the system's own scheme serves then.
  }
  const dark =
    kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
