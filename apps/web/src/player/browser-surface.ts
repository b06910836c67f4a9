import { type Canvas, createSurface, type Surface } from '@reelwright/stage';

/** A surface on a page's canvas. */
export function browserSurface(canvas: HTMLCanvasElement): Surface {
  return createSurface(forStage(canvas), (width, height) =>
    forStage(new OffscreenCanvas(width, height)),
  );
}

/** Only the types of pictures differ: the stage gives a canvas nothing but what it got from our assets. */
function forStage(own: HTMLCanvasElement | OffscreenCanvas): Canvas {
  return own as Canvas;
}
