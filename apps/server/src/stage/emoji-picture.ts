import { createRequire } from 'node:module';
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';

const emojiPx = 256;

interface IconSet {
  readonly width?: number;
  readonly height?: number;
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

let icons: { readonly set: IconSet; readonly names: Readonly<Record<string, string>> } | undefined;

/** 25 MB of drawings: read when the first emoji is met. */
function readIcons() {
  const require = createRequire(import.meta.url);
  icons ??= {
    set: require('@iconify-json/noto/icons.json') as IconSet,
    names: require('@iconify-json/noto/chars.json') as Record<string, string>,
  };
  return icons;
}

/**
 * The picture of an emoji, drawn once from Google's Noto set. Browsers get the same pixels as a PNG,
 * so that nobody's own emoji font matters. Undefined: the set does not have it.
 */
export async function emojiPicture(grapheme: string): Promise<Canvas | undefined> {
  const body = emojiDrawing(grapheme);
  if (!body) return undefined;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${emojiPx}" height="${emojiPx}" viewBox="0 0 128 128">${body}</svg>`;
  const image = await loadImage(Buffer.from(svg));
  const canvas = createCanvas(emojiPx, emojiPx);
  canvas.getContext('2d').drawImage(image, 0, 0, emojiPx, emojiPx);
  return canvas;
}

function emojiDrawing(grapheme: string): string | undefined {
  const { set, names } = readIcons();
  const points = [...grapheme].map((letter) => (letter.codePointAt(0) ?? 0).toString(16));
  const plain = points.filter((point) => point !== 'fe0f');
  const base = plain.filter((point) => !/^1f3f[b-f]$/.test(point));
  for (const key of [points, plain, base, base.slice(0, 1)]) {
    const name = names[key.join('-')];
    const drawing = name && (set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? '']);
    if (drawing) return drawing.body;
  }
  return undefined;
}
