import { createCanvas } from '@napi-rs/canvas';
import { createSurface, type Surface } from '@reelwright/stage';
import { stageCanvas } from '../../stage/node-surface.ts';
import { marks } from './recording-context.ts';

/**
 * Draws a frame without what its ground hides: see-through where nothing is, as premultiplied RGBA.
 * @param hidden so many calls that leave something are not carried out.
 */
export function drawFront(
  { width, height }: { readonly width: number; readonly height: number },
  hidden: number,
  draw: (surface: Surface) => void,
): Uint8Array {
  const canvas = createCanvas(width, height);
  let left = hidden;
  const context = new Proxy(stageCanvas(canvas).getContext('2d') ?? {}, {
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
  }) as Surface['context'];
  // Needed now and then only, it would hold too much memory in between.
  draw(
    createSurface({ width, height, getContext: () => context }, (w, h) =>
      stageCanvas(createCanvas(w, h)),
    ),
  );
  return canvas.data();
}
