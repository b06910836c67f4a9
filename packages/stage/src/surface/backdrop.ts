import type { Brush } from './brush.ts';
import type { Layer, LayerPool } from './layer-pool.ts';
import { watchProblems } from './watch-problems.ts';

/** One of the things that a picture is made of, from the back to the front. */
export interface Step {
  /** All that its look depends on, by identity; undefined while it moves. Documents are never changed in place. */
  readonly still: readonly unknown[] | undefined;
  /** @param keeps it stands still in front of what moves, so its layers are worth keeping. */
  readonly draw: (brush: Brush, keeps: boolean) => void;
}

/**
 * Remembers the picture up to the first thing that moves. It is the canvas as it was at that point, so
 * what is drawn on it comes out the same to the last bit as if all had been drawn.
 */
export class Backdrop {
  readonly #layers: LayerPool;
  #layer: Layer | undefined;
  #key: readonly unknown[] | undefined;

  constructor(layers: LayerPool) {
    this.#layers = layers;
  }

  /** Draws a whole picture; what was on the canvas before is gone. */
  draw(brush: Brush, steps: readonly Step[]): void {
    const moving = steps.findIndex(({ still }) => !still);
    const count = moving < 0 ? steps.length : moving;
    this.#drawBehind(brush, steps.slice(0, count));
    for (const { still, draw } of steps.slice(count)) draw(brush, still !== undefined);
  }

  #drawBehind(brush: Brush, steps: readonly Step[]): void {
    const { widthPx, heightPx, assets, matrix } = brush;
    const key = [assets, ...matrix, ...steps.flatMap(({ still }, at) => [at, ...(still ?? [])])];
    const layer = this.#layerOf(widthPx, heightPx);
    if (!this.#key || !same(this.#key, key)) {
      this.#key = undefined;
      layer.context.setTransform(1, 0, 0, 1, 0, 0);
      layer.context.clearRect(0, 0, widthPx, heightPx);
      const { watched, isWhole } = watchProblems({ ...brush, context: layer.context });
      for (const { draw } of steps) draw(watched, false);
      if (isWhole()) this.#key = key;
    }
    const { context } = brush;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    // Quicker than laying it over what is there.
    context.globalCompositeOperation = 'copy';
    context.drawImage(layer.canvas, 0, 0);
    context.globalCompositeOperation = 'source-over';
  }

  #layerOf(width: number, height: number): Layer {
    if (this.#layer?.canvas.width !== width || this.#layer.canvas.height !== height) {
      this.#layer = this.#layers.create(width, height);
      this.#key = undefined;
    }
    return this.#layer;
  }
}

function same(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, index) => Object.is(value, other[index]));
}
