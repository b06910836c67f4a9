import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { createSurface, type Canvas as StageCanvas, type Surface } from '@reelwright/stage';

/** A surface in this process's memory, and the canvas to read the picture from. */
export function nodeSurface(width: number, height: number): { canvas: Canvas; surface: Surface } {
  const canvas = createCanvas(width, height);
  // Only the types of pixel data differ: the stage gives a canvas back nothing but its own.
  const forStage = (own: Canvas) => own as unknown as StageCanvas;
  return {
    canvas,
    surface: createSurface(forStage(canvas), (w, h) => forStage(createCanvas(w, h))),
  };
}
