import type { Picture } from './context.ts';
import type { Layer, LayerPool } from './layer-pool.ts';

/** Drawn smaller than this, a picture is halved first: neighbouring px alone would let thin lines flicker. */
const leastFactor = 0.5;
/** From here on the halved one is mixed in, so that a slow zoom does not change its sharpness at once. */
const mixFactor = 0.57;

/** What to draw a picture from. */
interface PictureLevels {
  readonly picture: Picture;
  /** The same in finer detail, to lie over it, and how strongly. */
  readonly finer?: { readonly picture: Picture; readonly share: number };
}

/**
 * Pictures at a half, a quarter… of their size. Canvases can do this by themselves ('medium' quality),
 * but Skia takes eight times as long for it. The copies go when their picture goes.
 */
export class HalvedPictures {
  readonly #layers: LayerPool;
  readonly #kept = new WeakMap<Picture, Layer[]>();

  constructor(layers: LayerPool) {
    this.#layers = layers;
  }

  /**
   * The copies to draw `factor` times as large as the picture itself.
   * @param changes it is the same object with other px each time: a video, for which mixing takes too long.
   */
  for(picture: Picture, factor: number, changes: boolean): PictureLevels {
    let [source, left] = [picture, factor];
    let index = 0;
    for (; left <= leastFactor && isDivisible(source); index += 1) {
      source = this.#half(picture, source, index, changes);
      left *= 2;
    }
    const share = (left - leastFactor) / (mixFactor - leastFactor);
    if (share >= 1 || !isDivisible(source) || (changes && share > 0.5)) return { picture: source };
    const half = this.#half(picture, source, index, changes);
    return changes ? { picture: half } : { picture: half, finer: { picture: source, share } };
  }

  #half(picture: Picture, source: Picture, index: number, changes: boolean): Picture {
    const halves = this.#kept.get(picture) ?? [];
    this.#kept.set(picture, halves);
    const [width, height] = [Math.ceil(source.width / 2), Math.ceil(source.height / 2)];
    const known = halves[index];
    const fits = known?.canvas.width === width && known.canvas.height === height;
    const layer = known && fits ? known : this.#layers.create(width, height);
    if (layer !== known || changes) {
      layer.context.clearRect(0, 0, width, height);
      layer.context.drawImage(source, 0, 0, width, height);
    }
    halves[index] = layer;
    return layer.canvas;
  }
}

function isDivisible({ width, height }: Picture): boolean {
  return Math.min(width, height) > 1;
}
