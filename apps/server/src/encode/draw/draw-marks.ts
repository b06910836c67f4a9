import { createCanvas } from '@napi-rs/canvas';
import { createSurface, type Surface } from '@reelwright/stage';
import { stageCanvas } from '../../stage/node-surface.ts';
import { marks } from './recording-context.ts';

/**
 * Draws some of a frame by itself: see-through where nothing is, as premultiplied RGBA.
 * @param wanted which of the calls that leave something are carried out: from the first, up to the last.
 */
export function drawMarks(
  { width, height }: { readonly width: number; readonly height: number },
  wanted: { readonly from: number; readonly to: number },
  draw: (surface: Surface) => void,
): Uint8Array {
  const canvas = createCanvas(width, height);
  let number = 0;
  const context = new Proxy(stageCanvas(canvas).getContext('2d') ?? {}, {
    get(target, name) {
      const value = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (!marks.has(String(name))) return value.bind(target);
      return (...given: unknown[]) => {
        if (number >= wanted.from && number < wanted.to) value.apply(target, given);
        number += 1;
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
