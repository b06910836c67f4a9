import { subjectSidePx } from '@reelwright/contract';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';
import { type Canvas, filtered, stretched } from './picture-canvas.ts';
import { subjectAt, tieToEdges } from './subject-edges.ts';

/** Of all pixels. With less or more than this nothing was told apart. */
const [leastSubject, mostSubject] = [0.01, 0.99];

/**
 * The picture with nothing behind its subject. The server is told of a small copy and answers where the subject is;
 * the edges are found here, in the picture itself. Fails with a sentence when there is no telling.
 */
export async function removeBackground(picture: Canvas): Promise<Canvas> {
  const small = pixelsOf(stretched(picture, subjectSidePx, subjectSidePx));
  const pixels = new Uint8Array(3 * subjectSidePx * subjectSidePx);
  const brightness = new Float32Array(subjectSidePx * subjectSidePx);
  for (let at = 0; at < brightness.length; at += 1) {
    const rgb = small.subarray(4 * at, 4 * at + 3);
    pixels.set(rgb, 3 * at);
    brightness[at] = brightnessOf(small, 4 * at);
  }
  const body = { pixels: toBase64(pixels) };
  const { mask } = await request((options) => client.findSubject({ body }, options));
  const found = Float32Array.from(fromBase64(mask), (value) => value / 255);
  const share = found.reduce((sum, value) => sum + value, 0) / found.length;
  if (share < leastSubject || share > mostSubject) {
    throw new Error('We couldn’t tell the subject from its background in this picture.');
  }
  const edges = tieToEdges(found, brightness, subjectSidePx);
  return filtered(picture, (image) => {
    const { data, width, height } = image;
    for (let row = 0, at = 0; row < height; row += 1) {
      for (let column = 0; column < width; column += 1, at += 4) {
        const [x, y] = [(column + 0.5) / width, (row + 0.5) / height];
        const shown = subjectAt(edges, x, y, brightnessOf(data, at));
        data[at + 3] = Math.round((data[at + 3] ?? 0) * shown);
      }
    }
    return image;
  });
}

function brightnessOf(data: Uint8ClampedArray, at: number): number {
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

function pixelsOf(canvas: Canvas): Uint8ClampedArray {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot edit pictures.');
  return context.getImageData(0, 0, canvas.width, canvas.height).data;
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
