import type { Layer, LayerPool } from './layer-pool.ts';

/** All of them together: four full-HD pictures. What was not used for longest goes first. */
const maxPixels = 4 * 1920 * 1080;

/** A canvas and where it is laid, in px of the canvas below. */
export interface Part {
  readonly layer: Layer;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How it goes together with what is below; it just lies there unless told. */
  readonly blend?: string | undefined;
  /** How strongly it shows, 0 to 1. */
  readonly strength?: number;
}

/** Something that stands still while others move, and how many of its layers were drawn. */
export interface Keeper {
  readonly owner: object;
  next: number;
}

interface Kept {
  /** Where and how large it was drawn. */
  readonly place: string;
  readonly parts: readonly Part[];
}

/** The layers of what stands still, so that shadows, masks and filters are made once and not per frame. */
export class KeptLayers {
  readonly #pool: LayerPool;
  /** The least recently used first. */
  readonly #kept = new Map<object, Kept[]>();
  #pixels = 0;

  constructor(pool: LayerPool) {
    this.#pool = pool;
  }

  /** @param make what cannot be used again, because something was missing, says so. */
  recall(
    keeper: Keeper,
    place: string,
    make: () => { readonly parts: readonly Part[]; readonly isWhole: boolean },
  ): readonly Part[] {
    const index = keeper.next;
    keeper.next += 1;
    const kept = this.#kept.get(keeper.owner) ?? [];
    this.#kept.delete(keeper.owner);
    this.#kept.set(keeper.owner, kept);
    const known = kept[index];
    if (known?.place === place) return known.parts;
    const { parts, isWhole } = make();
    if (known) this.#letGo(known);
    kept[index] = { place: isWhole ? place : '', parts };
    this.#pixels += pixelsOf(parts);
    this.#makeRoom(keeper.owner);
    return parts;
  }

  #makeRoom(except: object): void {
    for (const [owner, kept] of this.#kept) {
      if (this.#pixels <= maxPixels) return;
      if (owner === except) continue;
      this.#kept.delete(owner);
      for (const one of kept) this.#letGo(one);
    }
  }

  #letGo({ parts }: Kept): void {
    this.#pixels -= pixelsOf(parts);
    for (const { layer } of parts) this.#pool.release(layer);
  }
}

function pixelsOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { layer: { canvas } }) => sum + canvas.width * canvas.height, 0);
}
