// The URL class belongs to the browser and to Node, not to the language; this package runs in both and needs neither.
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\p{M}-]*[\\p{L}\\p{N}\\p{M}])?';
const DOMAIN = `${LABEL}(?:\\.${LABEL})*\\.?`;
const IPV6 = '\\[[0-9a-f:.]+\\]';
const WEB_ADDRESS = new RegExp(
  `^https?://(?:[^\\s/?#@]+@)?(?:${DOMAIN}|${IPV6})(?::(\\d{1,5}))?(?:[/?#]\\S*)?$`,
  'iu',
);

const HIGHEST_PORT = 65_535;

/** An http or https address that a browser would open. */
export function isValidUrl(text: string): boolean {
  const match = WEB_ADDRESS.exec(text);
  if (!match) return false;
  const port = match[1];
  return port === undefined || Number(port) <= HIGHEST_PORT;
}
