import type { Canvas, Context } from './context.ts';

export interface Layer {
  readonly canvas: Canvas;
  readonly context: Context;
}

/** Sizes are rounded up to this, so that a moving thing can use the same canvas in every frame. */
const stepPx = 128;
/** Kept beyond those in use, all of them together: three full-HD pictures. More would only hold memory. */
const maxSparePixels = 3 * 1920 * 1080;

/** Canvases to draw on beside the picture, used again and again: making them is what costs. */
export class LayerPool {
  readonly #newCanvas: (width: number, height: number) => Canvas;
  #spare: Layer[] = [];
  #sparePixels = 0;

  constructor(newCanvas: (width: number, height: number) => Canvas) {
    this.#newCanvas = newCanvas;
  }

  /** An empty canvas of at least this size. Give it back with `release`. */
  take(width: number, height: number): Layer {
    const [w, h] = [roundUp(width), roundUp(height)];
    const index = this.#spare.findIndex(({ canvas }) => canvas.width === w && canvas.height === h);
    const layer = this.#spare[index];
    if (!layer) return this.create(w, h);
    this.#spare.splice(index, 1);
    this.#sparePixels -= pixelsOf(layer);
    return layer;
  }

  create(width: number, height: number): Layer {
    const canvas = this.#newCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This machine cannot draw: it gave no canvas to draw on.');
    prepareContext(context);
    return { canvas, context };
  }

  release(layer: Layer): void {
    const { context, canvas } = layer;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalCompositeOperation = 'source-over';
    context.globalAlpha = 1;
    context.filter = 'none';
    context.clearRect(0, 0, canvas.width, canvas.height);
    this.#spare.push(layer);
    this.#sparePixels += pixelsOf(layer);
    while (this.#sparePixels > maxSparePixels && this.#spare.length > 1) {
      this.#sparePixels -= pixelsOf(this.#spare.shift());
    }
  }
}

function pixelsOf(layer: Layer | undefined): number {
  return layer ? layer.canvas.width * layer.canvas.height : 0;
}

function roundUp(length: number): number {
  return Math.max(stepPx, Math.ceil(length / stepPx) * stepPx);
}

/** Settings without which browsers and Skia would set text differently. */
export function prepareContext(context: Context): void {
  context.textRendering = 'geometricPrecision';
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.direction = 'ltr';
  context.imageSmoothingEnabled = true;
  // Neighbouring px are mixed. What is made much smaller is halved first (halved-pictures.ts).
  context.imageSmoothingQuality = 'low';
}
