/**
 * A recipe as an address, and back. It reads like what it is
 * (`/library/pictures/place~hot-beverage.croissant~p.city~s.coffee-2.webp`), so that a picture can be
 * kept, searched for and put into a document like any other.
 */
import { ink } from './colors.ts';
import { type Palette, type PictureRecipe, pictureShapes, pictureStyles } from './recipe.ts';

const folder = '/library/pictures/';
const ending = '.webp';
const longest = 900;
const objectName = /^[a-z0-9][a-z0-9-]{0,79}$/;
const most = { objects: 8, words: 8, values: 12, letters: 80 } as const;

export function pictureAddress(recipe: PictureRecipe): string {
  const fields = [
    recipe.style,
    recipe.objects.slice(0, most.objects).join('.'),
    ...field('p', recipe.place),
    ...field('s', recipe.seed),
    ...field('f', recipe.shape),
    ...listField('t', recipe.words),
    ...listField('v', recipe.values?.map(String)),
  ];
  return `${folder}${fields.join('~')}${ending}`;
}

/** The still of a picture in a film's colours, for boxes and players that show no layers. */
export function stillAddress(
  recipe: PictureRecipe,
  { palette, widthPx }: { readonly palette: Palette; readonly widthPx: number },
): string {
  const { ground, groundDeep, accent, ink: words, isDark } = palette;
  const colors = [ground, groundDeep, accent, words].map(ink).join('-');
  return `${pictureAddress(recipe)}?w=${Math.ceil(widthPx)}&c=${colors}-${isDark ? 'dark' : 'light'}`;
}

/** The colours that an address asks for, when it asks for any. */
export function paletteOf(address: string): Palette | undefined {
  const hex = '([0-9a-f]{6})';
  const found = new RegExp(`[?&]c=${hex}-${hex}-${hex}-${hex}-(dark|light)(?:&|$)`).exec(address);
  if (!found) return undefined;
  const [ground, groundDeep, accent, words] = found.slice(1, 5).map((color) => `#${color}`);
  return ground && groundDeep && accent && words
    ? { ground, groundDeep, accent, ink: words, isDark: found[5] === 'dark' }
    : undefined;
}

/** What is behind an address of ours, whatever else it asks for after `?`; undefined for any other address. */
export function recipeOf(address: string): PictureRecipe | undefined {
  const [path = ''] = address.split('?', 1);
  if (path.length > longest || !path.startsWith(folder) || !path.endsWith(ending)) return undefined;
  const [style, names = '', ...rest] = path.slice(folder.length, -ending.length).split('~');
  const known = pictureStyles.find((name) => name === style);
  const objects = names === '' ? [] : names.split('.');
  if (!known || objects.length > most.objects) return undefined;
  if (!objects.every((name) => objectName.test(name))) return undefined;
  const given = new Map<string, readonly string[]>();
  for (const part of rest) {
    const texts = part.slice(2).split('.').map(unescapeText);
    if (!/^[psftv]\./.test(part) || given.has(part.charAt(0))) return undefined;
    if (texts.some((text) => text === undefined || text.length > most.letters)) return undefined;
    given.set(part.charAt(0), texts as string[]);
  }
  return checked(known, objects, given);
}

function checked(
  style: PictureRecipe['style'],
  objects: readonly string[],
  given: ReadonlyMap<string, readonly string[]>,
): PictureRecipe | undefined {
  const [place] = given.get('p') ?? [];
  const [seed = ''] = given.get('s') ?? [];
  const shape = pictureShapes.find((name) => name === given.get('f')?.[0]);
  const words = given.get('t');
  const values = given.get('v')?.map(Number);
  if (place !== undefined && !objectName.test(place)) return undefined;
  if ((words?.length ?? 0) > most.words || (values?.length ?? 0) > most.values) return undefined;
  if (values?.some((value) => !Number.isFinite(value) || Math.abs(value) > 1e12)) return undefined;
  return {
    style,
    objects,
    seed,
    ...(place !== undefined && { place }),
    ...(shape && { shape }),
    ...(words && { words }),
    ...(values && { values }),
  };
}

function field(key: string, text: string | undefined): string[] {
  return text ? [`${key}.${escapeText(text)}`] : [];
}

function listField(key: string, texts: readonly string[] | undefined): string[] {
  return texts?.length ? [`${key}.${texts.map(escapeText).join('.')}`] : [];
}

/** Letters, digits and dashes stay; everything else is written like in web addresses, with _ for %. */
function escapeText(text: string): string {
  return encodeURIComponent(text.slice(0, most.letters).toWellFormed())
    .replace(/[_.~!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)
    .replaceAll('%', '_');
}

function unescapeText(text: string): string | undefined {
  try {
    return /^[A-Za-z0-9_-]*$/.test(text)
      ? decodeURIComponent(text.replaceAll('_', '%'))
      : undefined;
  } catch {
    return undefined;
  }
}
