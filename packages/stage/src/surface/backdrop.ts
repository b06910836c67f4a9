import type { Layer, LayerPool } from './layer-pool.ts';

/** The picture of what stands still, and all that its look depends on, by identity. See draw-steps.ts. */
export class Backdrop {
  readonly #layers: LayerPool;
  #layer: Layer | undefined;
  #key: readonly unknown[] | undefined;

  constructor(layers: LayerPool) {
    this.#layers = layers;
  }

  /** A canvas of this size, with what was drawn on it last. */
  layerOf(width: number, height: number): Layer {
    if (this.#layer?.canvas.width !== width || this.#layer.canvas.height !== height) {
      this.#layer = this.#layers.create(width, height);
      this.#key = undefined;
    }
    return this.#layer;
  }

  shows(key: readonly unknown[]): boolean {
    const known = this.#key;
    return (
      known?.length === key.length && key.every((value, index) => Object.is(value, known[index]))
    );
  }

  /** @param key undefined: what is on it now must not be used again. */
  keep(key: readonly unknown[] | undefined): void {
    this.#key = key;
  }
}
