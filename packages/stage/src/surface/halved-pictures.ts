import type { Picture } from './context.ts';
import type { Layer, LayerPool } from './layer-pool.ts';

/** Drawn smaller than this, a picture is halved first: neighbouring px alone would let thin lines flicker. */
const leastFactor = 0.6;

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
   * The copy to draw `factor` times as large as the picture itself.
   * @param changes it is the same object with other px each time: a video.
   */
  for(picture: Picture, factor: number, changes: boolean): Picture {
    let [source, left] = [picture, factor];
    for (
      let index = 0;
      left <= leastFactor && Math.min(source.width, source.height) > 1;
      index += 1
    ) {
      source = this.#half(picture, source, index, changes);
      left *= 2;
    }
    return source;
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
