import { TextRuler } from '../text/text-ruler.ts';
import { Backdrop } from './backdrop.ts';
import type { Canvas, Context, Picture } from './context.ts';
import { HalvedPictures } from './halved-pictures.ts';
import { KeptLayers } from './kept-layers.ts';
import { LayerPool, prepareContext } from './layer-pool.ts';
import { Memory } from './memory.ts';
import { StillPictures } from './still-pictures.ts';

/** Four full-HD pictures. */
const keptPixels = 4 * 1920 * 1080;

/** What a movie is drawn on, with what is worth keeping from frame to frame. */
export interface Surface {
  readonly width: number;
  readonly height: number;
  readonly context: Context;
  readonly layers: LayerPool;
  readonly halved: HalvedPictures;
  readonly kept: KeptLayers;
  /** What stands still between things that move. */
  readonly runs: StillPictures;
  /** Things that move as they are. */
  readonly sprites: StillPictures;
  /** Letters of texts, out of focus. */
  readonly pages: StillPictures;
  readonly backdrop: Backdrop;
  /** What stands still in front of an item that is being dragged. */
  readonly front: Backdrop;
  /** What pictures hide when they are masks; gone with their picture, which may be closed. */
  readonly masks: WeakMap<Picture, Picture>;
  readonly memory: Memory;
  readonly ruler: TextRuler;
}

/** @param newCanvas makes the canvases to draw on beside the picture, of the same kind as `canvas`. */
export function createSurface(
  canvas: Canvas,
  newCanvas: (width: number, height: number) => Canvas,
): Surface {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This machine cannot draw: it gave no canvas to draw on.');
  prepareContext(context);
  const layers = new LayerPool(newCanvas);
  return {
    width: canvas.width,
    height: canvas.height,
    context,
    layers,
    halved: new HalvedPictures(layers),
    kept: new KeptLayers(layers),
    runs: new StillPictures(layers, keptPixels),
    sprites: new StillPictures(layers, keptPixels),
    pages: new StillPictures(layers, 2 * keptPixels),
    backdrop: new Backdrop(layers),
    front: new Backdrop(layers),
    masks: new WeakMap(),
    memory: new Memory(),
    ruler: new TextRuler(layers.create(1, 1).context),
  };
}
