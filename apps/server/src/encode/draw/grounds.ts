import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Picture } from '@reelwright/stage';
import { createFrameMemory, createYuvConverter, yuvBytes } from '../convert/yuv-converter.ts';
import type { YuvPicture } from '../frame-source.ts';
import { cleanUp } from './free-memory.ts';
import { RecordingCanvas } from './recording-canvas.ts';

/** Converting needs blocks of this size. */
const minSide = 32;

/** Pictures that can lie behind everything, as yuv420p; each is made once. */
export class Grounds {
  readonly #made = new WeakMap<Picture, Map<string, YuvPicture | 'unfit'>>();

  /** Undefined when it can be seen through. */
  of(picture: Picture): YuvPicture | undefined {
    const original = originalOf(picture);
    if (!original) return undefined;
    const sizes = this.#made.get(original) ?? new Map<string, YuvPicture | 'unfit'>();
    this.#made.set(original, sizes);
    const size = `${picture.width}x${picture.height}`;
    const known = sizes.get(size);
    const made = known ?? this.#make(picture) ?? 'unfit';
    if (!known) {
      sizes.set(size, made);
      cleanUp();
    }
    return made === 'unfit' ? undefined : made;
  }

  #make(picture: Picture): YuvPicture | undefined {
    const canvas = realPicture(picture);
    if (!canvas || Math.min(canvas.width, canvas.height) < minSide) return undefined;
    // A last row or column that has no other beside it is left out.
    const [width, height] = [canvas.width & ~1, canvas.height & ~1];
    const pixels = canvas.getContext('2d').getImageData(0, 0, width, height).data;
    for (let alpha = 3; alpha < pixels.length; alpha += 4) {
      if (pixels[alpha] !== 255) return undefined;
    }
    const memory = createFrameMemory(pixels.length + yuvBytes(width, height));
    const bytes = new Uint8Array(memory.buffer);
    bytes.set(pixels);
    createYuvConverter(memory).convert(0, width, height, pixels.length);
    const end = pixels.length + yuvBytes(width, height);
    return { bytes: bytes.slice(pixels.length, end), width, height };
  }
}

/** The loaded picture that this is, or is a smaller copy of. */
function originalOf(picture: Picture): Canvas | undefined {
  if (picture instanceof RecordingCanvas) return picture.copyOf && originalOf(picture.copyOf);
  return 'getContext' in picture ? (picture as Canvas) : undefined;
}

/** What is drawn where the rehearsal drew nothing. */
function realPicture(picture: Picture): Canvas | undefined {
  if (!(picture instanceof RecordingCanvas)) return originalOf(picture);
  const source = picture.copyOf && realPicture(picture.copyOf);
  if (!source) return undefined;
  const canvas = createCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'low';
  context.drawImage(source, 0, 0, picture.width, picture.height);
  return canvas;
}
