import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { createSurface, type Surface } from '@reelwright/stage';
import { stageCanvas } from '../../stage/node-surface.ts';
import { marks } from './recording-context.ts';

/** Draws a frame without what its ground hides, on a canvas that is see-through where nothing is. */
export interface FrontSurface {
  readonly canvas: Canvas;
  /** @param hidden so many calls that leave something are not carried out. */
  draw(hidden: number, draw: (surface: Surface) => void): void;
}

export function createFrontSurface(width: number, height: number): FrontSurface {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  let left = 0;
  const watched = new Proxy(stageCanvas(canvas).getContext('2d') ?? {}, {
    get(target, name) {
      const value = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (!marks.has(String(name))) return value.bind(target);
      return (...given: unknown[]) => {
        left -= 1;
        if (left < 0) value.apply(target, given);
      };
    },
    set: (target, name, value) => Reflect.set(target, name, value, target),
  });
  const surface = createSurface(
    { width, height, getContext: () => watched as Surface['context'] },
    (w, h) => stageCanvas(createCanvas(w, h)),
  );
  return {
    canvas,
    draw(hidden, draw) {
      context.resetTransform();
      context.clearRect(0, 0, width, height);
      left = hidden;
      draw(surface);
    },
  };
}
