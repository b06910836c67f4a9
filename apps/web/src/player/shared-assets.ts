import type { FontFile } from '@reelwright/stage';
import { createAssetStore } from './asset-store.ts';
import { loadFont } from './load-font.ts';
import { loadImage } from './load-image.ts';
import { loadTimeoutMs } from './load-within.ts';

/** Nearly fifty full-HD pictures. More would make small machines slow, and phones close the page. */
const maxPictureBytes = 400_000_000;

/** Pictures by their address, for players, thumbnails and editors of this page together. */
export const pictures = createAssetStore<ImageBitmap>({
  load: loadImage,
  bytesOf: ({ width, height }) => width * height * 4,
  discard: (bitmap) => bitmap.close(),
  maxBytes: maxPictureBytes,
  timeoutMs: loadTimeoutMs.image,
});

/** What a font file is asked for by. */
export const fontKey = ({ name, path }: Pick<FontFile, 'name' | 'path'>) => `${name}\n${path}`;

/** Font files. They are small, and the page needs them for as long as it is open. */
export const fonts = createAssetStore<FontFace>({
  load: (key) => {
    const [name = '', path = ''] = key.split('\n');
    return loadFont(name, path);
  },
  bytesOf: () => 0,
  discard: () => {},
  maxBytes: Number.POSITIVE_INFINITY,
  timeoutMs: loadTimeoutMs.font,
});

globalThis.addEventListener?.('online', () => {
  pictures.retryFailed();
  fonts.retryFailed();
});
