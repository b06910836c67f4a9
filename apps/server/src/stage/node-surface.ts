import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { createSurface, type Canvas as StageCanvas, type Surface } from '@reelwright/stage';

/** Only the types of pixel data differ: the stage gives a canvas back nothing but its own. */
export const stageCanvas = (own: Canvas) => own as StageCanvas;

/** A surface in this process's memory, and the canvas to read the picture from. */
export function nodeSurface(width: number, height: number): { canvas: Canvas; surface: Surface } {
  const canvas = createCanvas(width, height);
  return {
    canvas,
    surface: createSurface(stageCanvas(canvas), (w, h) => stageCanvas(createCanvas(w, h))),
  };
}
