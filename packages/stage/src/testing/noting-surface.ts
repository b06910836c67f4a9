import type { Canvas, Picture } from '../surface/context.ts';
import { createSurface, type Surface } from '../surface/surface.ts';

/** A picture that can be told from others once it was drawn. */
interface NamedPicture extends Picture {
  readonly name: string;
}

interface NotingCanvas extends Canvas {
  /** Names of everything on it. Nobody looks where, or whether it is covered. */
  readonly notes: Set<string>;
}

/** A surface that notes which pictures and letters are on it, however many canvases they went through. */
export function notingSurface(
  width: number,
  height: number,
  fontOf: (css: string) => string = (css) => css,
): { readonly surface: Surface; readonly canvas: NotingCanvas } {
  const newCanvas = (w: number, h: number): NotingCanvas => {
    const notes = new Set<string>();
    const known: Record<string, unknown> = {
      globalCompositeOperation: 'source-over',
      measureText: (text: string) => ({ width: 50 * [...text].length }),
      createLinearGradient: () => ({ addColorStop: () => {} }),
      // See-through, so that a mask is taken as it is.
      getImageData: () => ({ data: new Uint8ClampedArray(4), width: 1, height: 1 }),
      clearRect: () => notes.clear(),
      fillRect: () => {
        if (String(known.fillStyle).startsWith('rgba(128,128,128')) notes.add('grey box');
      },
      fillText: (text: string) => notes.add(`${text} in ${fontOf(String(known.font))}`),
      drawImage: (picture: NamedPicture | NotingCanvas) => {
        if (known.globalCompositeOperation === 'copy') notes.clear();
        if (known.globalCompositeOperation === 'destination-in') notes.add('masked');
        for (const note of 'notes' in picture ? picture.notes : [picture.name]) notes.add(note);
      },
    };
    const context = new Proxy(known, { get: (_, name) => known[String(name)] ?? (() => {}) });
    return { width: w, height: h, notes, getContext: () => context } as unknown as NotingCanvas;
  };
  const canvas = newCanvas(width, height);
  return { canvas, surface: createSurface(canvas, newCanvas) };
}
