import { type IconDrawing, openIconFile } from './icon-file.ts';

const flagPrefix = 'flag-';
let codes: ReadonlyMap<string, string> | undefined;

/** A flag as a thing: a sheet with rounded corners that catches a little light. */
export async function flagDrawing(name: string): Promise<IconDrawing | undefined> {
  if (!name.startsWith(flagPrefix)) return undefined;
  const flags = await openIconFile('@iconify-json/flag');
  codes ??= countryCodes((code) => flags.has(`${code}-4x3`));
  const code = codes.get(name.slice(flagPrefix.length));
  const flag = code && (await flags.drawing(`${code}-4x3`));
  if (!flag) return undefined;
  const light =
    '<linearGradient id="sheen" x1="0" y1="0" x2="1" y2="0.3"><stop offset="0" stop-color="#fff" stop-opacity=".28"/><stop offset=".35" stop-color="#000" stop-opacity=".1"/><stop offset=".6" stop-color="#fff" stop-opacity=".2"/><stop offset="1" stop-color="#000" stop-opacity=".18"/></linearGradient>';
  // Nepal's is no rectangle: light would show where it ends.
  const body = `<defs>${light}<clipPath id="sheet"><rect x="20" y="100" width="600" height="450" rx="28"/></clipPath></defs><g clip-path="url(#sheet)"><g transform="translate(20 100) scale(.9375)">${flag.body}</g>${code === 'np' ? '' : '<rect x="20" y="100" width="600" height="450" fill="url(#sheen)"/>'}</g>`;
  return { body, width: 640, height: 640, flipped: false };
}

/** "united-kingdom" → "gb", from the names of countries that come with Node, and a few older ones. */
function countryCodes(hasFlag: (code: string) => boolean): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const found = new Map<string, string>(otherNames);
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    // Codes that were given up still have names, but no flags.
    const name = hasFlag(code) ? names.of(code.toUpperCase()) : undefined;
    if (name) found.set(kebabCase(name), code);
  }
  return found;
}

const otherNames: readonly (readonly [string, string])[] = [
  ['turkey', 'tr'],
  ['czech-republic', 'cz'],
  ['hong-kong', 'hk'],
  ['england', 'gb-eng'],
  ['scotland', 'gb-sct'],
  ['wales', 'gb-wls'],
  ['european-union', 'eu'],
  ['myanmar', 'mm'],
  ['palestine', 'ps'],
  ['ivory-coast', 'ci'],
  ['cape-verde', 'cv'],
];

function kebabCase(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
}
