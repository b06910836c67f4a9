/**
 * What built-in pictures are made of, by address: shaded objects, flags, simple shapes and places out of
 * focus. Objects are drawn when they are first asked for, large enough for a whole frame.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { shapes } from './shapes.ts';

const artAddress = /^\/library\/(objects|shapes|places)\/([a-z0-9-]{1,80})\.(png|webp)$/;
const objectPx = 768;
const flagPrefix = 'flag-';
const placesFolder = new URL('../../../../library/places/', import.meta.url);

interface IconSet {
  readonly icons: Readonly<
    Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>
  >;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
  readonly width?: number;
  readonly height?: number;
}

/** The bytes behind an address; undefined when it is none of ours. */
export async function readBuiltInArt(address: string): Promise<Buffer | undefined> {
  const [, kind, name = '', type] = artAddress.exec(address) ?? [];
  if (kind === 'places' && type === 'webp') {
    return readFile(new URL(`${name}.webp`, placesFolder)).catch(() => undefined);
  }
  if (type !== 'png') return undefined;
  if (kind === 'shapes') {
    const shape = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
    return (
      shape && drawSvg(shape.body, shape.width, shape.height, Math.max(1, objectPx / shape.width))
    );
  }
  return kind === 'objects' ? drawObject(name) : undefined;
}

/** Whether there is an object or a flag of that name, without drawing it. */
export async function hasObject(name: string): Promise<boolean> {
  const { icons, aliases } = await objects();
  if (Object.hasOwn(icons, name) || Object.hasOwn(aliases ?? {}, name)) return true;
  return name.startsWith(flagPrefix) && (await flagBody(name)) !== undefined;
}

async function drawObject(name: string): Promise<Buffer | undefined> {
  const set = await objects();
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
  if (!icon) return name.startsWith(flagPrefix) ? drawFlag(name) : undefined;
  const width = icon.width ?? set.width ?? 32;
  const height = icon.height ?? set.height ?? 32;
  return drawSvg(icon.body, width, height, objectPx / Math.max(width, height));
}

/** A flag as a thing: a sheet with rounded corners that catches a little light. */
async function drawFlag(name: string): Promise<Buffer | undefined> {
  const body = await flagBody(name);
  if (!body) return undefined;
  const light =
    '<linearGradient id="sheen" x1="0" y1="0" x2="1" y2="0.3"><stop offset="0" stop-color="#fff" stop-opacity=".28"/><stop offset=".35" stop-color="#000" stop-opacity=".1"/><stop offset=".6" stop-color="#fff" stop-opacity=".2"/><stop offset="1" stop-color="#000" stop-opacity=".18"/></linearGradient>';
  const sheet = `<defs>${light}<clipPath id="sheet"><rect x="20" y="100" width="600" height="450" rx="28"/></clipPath></defs><g clip-path="url(#sheet)"><g transform="translate(20 100) scale(.9375)">${body}</g><rect x="20" y="100" width="600" height="450" fill="url(#sheen)"/></g>`;
  return drawSvg(sheet, 640, 640, objectPx / 640);
}

async function flagBody(name: string): Promise<string | undefined> {
  const { icons } = await readSet('@iconify-json/flag/icons.json');
  codes ??= countryCodes((code) => `${code}-4x3` in icons);
  return icons[`${codes.get(name.slice(flagPrefix.length))}-4x3`]?.body;
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

let codes: ReadonlyMap<string, string> | undefined;
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

const sets = new Map<string, Promise<IconSet>>();
const objects = () => readSet('@iconify-json/fluent-emoji/icons.json');

/** Megabytes of drawings: read when the first one is asked for. */
function readSet(path: string): Promise<IconSet> {
  const known = sets.get(path);
  if (known) return known;
  const reading = readFile(fileURLToPath(import.meta.resolve(path)), 'utf8').then(
    (text): IconSet => JSON.parse(text),
  );
  sets.set(path, reading);
  return reading;
}

async function drawSvg(
  body: string,
  width: number,
  height: number,
  scale: number,
): Promise<Buffer> {
  const [widthPx, heightPx] = [Math.round(width * scale), Math.round(height * scale)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${widthPx}" height="${heightPx}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
  const canvas = createCanvas(widthPx, heightPx);
  canvas.getContext('2d').drawImage(await loadImage(Buffer.from(svg)), 0, 0, widthPx, heightPx);
  return canvas.encode('png');
}
