import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import { openIconFile } from '../library/built-in/icon-file.ts';

const emojiPx = 256;
/** The longest there are: families and kisses with skin tones. */
const maxPoints = 12;

/** Which drawing an emoji is; several ways of writing one have the same drawing. */
export interface EmojiDrawing {
  readonly set: 'noto' | 'flag';
  readonly name: string;
}

let names: Promise<Readonly<Record<string, string>>> | undefined;

/** Undefined: no set has it. */
export async function emojiDrawing(grapheme: string): Promise<EmojiDrawing | undefined> {
  if ([...grapheme].length > maxPoints) return undefined;
  return (await flagDrawing(grapheme)) ?? (await notoDrawing(grapheme));
}

/**
 * The picture of an emoji, drawn from Google's Noto set. Browsers get the same pixels as a PNG, so that nobody's own
 * emoji font matters. Undefined: the set does not have it.
 */
export async function emojiPicture(grapheme: string): Promise<Canvas | undefined> {
  const drawing = await emojiDrawing(grapheme);
  return drawing && drawEmoji(drawing);
}

export async function drawEmoji({ set, name }: EmojiDrawing): Promise<Canvas | undefined> {
  const icon = await (await openIconFile(`@iconify-json/${set}`)).drawing(name);
  if (!icon) return undefined;
  // A flag is wider than high: it stands in the middle of the emoji's square. Some drawings reach beyond their edges.
  const flag = `<svg y="80" width="640" height="480" viewBox="0 0 640 480" overflow="hidden">${icon.body}</svg>`;
  const [body, side] = set === 'flag' ? [flag, 640] : [`<g>${icon.body}</g>`, 128];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${emojiPx}" height="${emojiPx}" viewBox="0 0 ${side} ${side}">${body}</svg>`;
  const image = await loadImage(Buffer.from(svg));
  const canvas = createCanvas(emojiPx, emojiPx);
  canvas.getContext('2d').drawImage(image, 0, 0, emojiPx, emojiPx);
  return canvas;
}

async function notoDrawing(grapheme: string): Promise<EmojiDrawing | undefined> {
  names ??= readFile(
    fileURLToPath(import.meta.resolve('@iconify-json/noto/chars.json')),
    'utf8',
  ).then((text) => JSON.parse(text));
  const [known, icons] = await Promise.all([names, openIconFile('@iconify-json/noto')]);
  const points = [...grapheme].map((letter) =>
    (letter.codePointAt(0) ?? 0).toString(16).padStart(4, '0'),
  );
  const plain = points.filter((point) => point !== 'fe0f');
  const base = plain.filter((point) => !/^1f3f[b-f]$/.test(point));
  for (const key of [points, plain, base, base.slice(0, 1)].map((list) => list.join('-'))) {
    const name = Object.hasOwn(known, key) ? known[key] : undefined;
    if (name && icons.has(name)) return { set: 'noto', name };
  }
  return undefined;
}

/** Noto's set has no flags of countries and their parts. */
async function flagDrawing(grapheme: string): Promise<EmojiDrawing | undefined> {
  const place = countryOf(grapheme) ?? partOf(grapheme);
  if (!place) return undefined;
  const name = `${place}-4x3`;
  return (await openIconFile('@iconify-json/flag')).has(name) ? { set: 'flag', name } : undefined;
}

/** Two letters of the alphabet for flags name a country. */
function countryOf(grapheme: string): string | undefined {
  const letters = [...grapheme].map((letter) => (letter.codePointAt(0) ?? 0) - 0x1f1e6);
  if (letters.length !== 2 || !letters.every((letter) => letter >= 0 && letter < 26))
    return undefined;
  return letters.map((letter) => String.fromCharCode(97 + letter)).join('');
}

/** A black flag and unseen letters name a part of one: gbsct is Scotland. */
function partOf(grapheme: string): string | undefined {
  const [flag, ...tags] = [...grapheme].map((letter) => letter.codePointAt(0) ?? 0);
  if (flag !== 0x1f3f4) return undefined;
  const letters = tags.map((tag) => String.fromCharCode(tag - 0xe0000)).join('');
  const [, country, part] = /^([a-z]{2})([a-z0-9]{1,4})\x7f$/.exec(letters) ?? [];
  return country && `${country}-${part}`;
}
