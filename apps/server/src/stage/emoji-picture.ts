import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';

const emojiPx = 256;

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

interface Drawing {
  readonly body: string;
  readonly viewBox: string;
}

const sets = new Map<string, unknown>();

/** 25 MB of drawings: read when the first emoji is met. */
function readSet<T>(path: string): T {
  if (!sets.has(path)) {
    const file = fileURLToPath(import.meta.resolve(path));
    sets.set(path, JSON.parse(readFileSync(file, 'utf8')));
  }
  return sets.get(path) as T;
}

/**
 * The picture of an emoji, drawn once from Google's Noto set. Browsers get the same pixels as a PNG,
 * so that nobody's own emoji font matters. Undefined: the set does not have it.
 */
export async function emojiPicture(grapheme: string): Promise<Canvas | undefined> {
  const drawing = flagDrawing(grapheme) ?? emojiDrawing(grapheme);
  if (!drawing) return undefined;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${emojiPx}" height="${emojiPx}" viewBox="${drawing.viewBox}">${drawing.body}</svg>`;
  const image = await loadImage(Buffer.from(svg));
  const canvas = createCanvas(emojiPx, emojiPx);
  canvas.getContext('2d').drawImage(image, 0, 0, emojiPx, emojiPx);
  return canvas;
}

function emojiDrawing(grapheme: string): Drawing | undefined {
  const set = readSet<IconSet>('@iconify-json/noto/icons.json');
  const names = readSet<Record<string, string>>('@iconify-json/noto/chars.json');
  const points = [...grapheme].map((letter) =>
    (letter.codePointAt(0) ?? 0).toString(16).padStart(4, '0'),
  );
  const plain = points.filter((point) => point !== 'fe0f');
  const base = plain.filter((point) => !/^1f3f[b-f]$/.test(point));
  for (const key of [points, plain, base, base.slice(0, 1)]) {
    const name = names[key.join('-')];
    const icon = name && (set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? '']);
    if (icon) return { body: icon.body, viewBox: '0 0 128 128' };
  }
  return undefined;
}

/** Noto's set has no flags of countries and their parts. */
function flagDrawing(grapheme: string): Drawing | undefined {
  const place = countryOf(grapheme) ?? partOf(grapheme);
  if (!place) return undefined;
  const body = readSet<IconSet>('@iconify-json/flag/icons.json').icons[`${place}-4x3`]?.body;
  // A flag is wider than high: it stands in the middle of the emoji's square.
  return body ? { body: `<g>${body}</g>`, viewBox: '0 -80 640 640' } : undefined;
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
