import { paletteOf, recipeOf } from '@reelwright/pictures';
import { themeList } from '@reelwright/wizards';
import { type ArtAddress, parseArtAddress } from './art-address.ts';
import { widthFor } from './art-widths.ts';

const color = /^[0-9a-f]{6}$/;
const one = /^1$/;
const number = /^\d{1,5}$/;
const shape = /^(?:square|vertical|panorama)$/;

/** What may stand behind the `?` of each kind, and what means something there. */
const optionsOf: Readonly<Record<ArtAddress['kind'], Readonly<Record<string, RegExp>>>> = {
  objects: {
    blur: /^(?:[1-9]|[1-5]\d|60)$/,
    edge: one,
    light: color,
    large: one,
    ink: color,
    neon: color,
  },
  shapes: { ink: color },
  places: { c: color },
  grounds: { n: /^[a-z0-9]{1,12}$/, s: shape, a: color, b: color, c: color },
  maps: { x: number, y: number, s: shape, a: color, b: color, c: color },
};

/**
 * The one address that a picture is kept under: words behind the `?` that change nothing, or stand in another order, would
 * have the same picture drawn and kept again and again.
 */
export function canonicalArt(address: string): string {
  const found = parseArtAddress(address);
  const [path = ''] = address.split('?', 1);
  if (found) {
    const meant = Object.entries(optionsOf[found.kind]).flatMap(([name, pattern]) => {
      const value = found.options.get(name);
      return value !== null && pattern.test(value) ? [`${name}=${value}`] : [];
    });
    return withOptions(path, meant);
  }
  if (!recipeOf(address)) return address;
  const options = new URLSearchParams(address.split('?', 2)[1]);
  const width = widthFor(Number(options.get('w') ?? 1920));
  const palette = paletteOf(address) ? options.get('c') : undefined;
  const theme = palette ? undefined : themeList.find(({ id }) => id === options.get('p'))?.id;
  return withOptions(path, [
    ...(width < 1920 ? [`w=${width}`] : []),
    ...(palette ? [`c=${palette}`] : []),
    ...(theme ? [`p=${theme}`] : []),
  ]);
}

const withOptions = (path: string, options: readonly string[]) =>
  options.length > 0 ? `${path}?${options.join('&')}` : path;
