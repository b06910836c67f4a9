/** What `chromium --version` says, around whatever else its start script prints. */
export function readBrowserVersion(output) {
  const match = /(?:Chromium|Chrome)(?: for Testing)? ((\d+)\.[\d.]+)/.exec(output);
  return match ? { full: match[1], major: Number(match[2]) } : undefined;
}
