import type { Layer, LayerPool } from './layer-pool.ts';

/** A picture of something, kept as long as nothing that it depends on changes. */
interface Kept {
  readonly key: readonly unknown[];
  readonly layer: Layer;
}

/**
 * Pictures of things that look the same in every frame, by whom they belong to. What was not used for longest
 * goes first; without them nothing looks different, it only takes longer.
 */
export class StillPictures {
  readonly #layers: LayerPool;
  readonly #maxPixels: number;
  /** The least recently used first. */
  readonly #kept = new Map<object, Kept>();
  #pixels = 0;

  constructor(layers: LayerPool, maxPixels: number) {
    this.#layers = layers;
    this.#maxPixels = maxPixels;
  }

  /**
   * @param key all that it depends on, by identity.
   * @param draw fills an empty canvas; tells whether all was there that it needs.
   */
  recall(
    owner: object,
    key: readonly unknown[],
    size: { readonly width: number; readonly height: number },
    draw: (layer: Layer) => boolean,
  ): Layer {
    const known = this.#kept.get(owner);
    if (known && isSame(known.key, key)) {
      this.#kept.delete(owner);
      this.#kept.set(owner, known);
      return known.layer;
    }
    if (known) this.#letGo(owner, known);
    // A canvas of its own and not of the pool: smaller copies of it are remembered elsewhere.
    const layer = this.#layers.create(size.width, size.height);
    if (draw(layer)) {
      this.#kept.set(owner, { key, layer });
      this.#pixels += pixelsOf(layer);
      for (const [other, kept] of this.#kept) {
        if (this.#pixels <= this.#maxPixels || other === owner) break;
        this.#letGo(other, kept);
      }
    }
    return layer;
  }

  #letGo(owner: object, { layer }: Kept): void {
    this.#kept.delete(owner);
    this.#pixels -= pixelsOf(layer);
  }
}

function pixelsOf({ canvas }: Layer): number {
  return canvas.width * canvas.height;
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, index) => Object.is(value, other[index]));
}
