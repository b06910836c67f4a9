/** Frames of which little differs from the one before: only that is drawn, and it comes out as if all of it had been. */
import type { Canvas } from '@napi-rs/canvas';
import type { Surface } from '@reelwright/stage';
import type { Area, Patch } from '../frame-source.ts';
import { changedAreas } from './changed-areas.ts';
import type { PlacedMark } from './mark-place.ts';
import type { Rehearsed } from './rehearsal.ts';

export interface Patching {
  /** What makes the frame before into this one; undefined when all of it has to be drawn. */
  patch(rehearsed: Rehearsed, draw: () => void): readonly Patch[] | undefined;
  /** All of a frame was drawn, and is what the encoder got; undefined: nobody knows what it is made of. */
  shows(rehearsed: Rehearsed | undefined): void;
  /** The canvas shows something else than what the encoder got. */
  forget(): void;
}

export function createPatching({
  canvas,
  surface,
}: {
  readonly canvas: Canvas;
  readonly surface: Surface;
}): Patching {
  const { context } = surface;
  const pixelsOf = canvas.getContext('2d');
  let shown: readonly PlacedMark[] | undefined;

  const drawWithin = ({ x, y, width, height }: Area, draw: () => void) => {
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.beginPath();
    context.rect(x, y, width, height);
    context.clip();
    draw();
    context.restore();
  };

  return {
    patch({ places }, draw) {
      const areas = shown && places && changedAreas(shown, places, canvas);
      if (!areas) return undefined;
      shown = places;
      // All of it before any of it is read: reading makes Skia copy the canvas before it goes on.
      for (const area of areas) drawWithin(area, draw);
      return areas.map((area) => {
        const { x, y, width, height } = area;
        // Nothing of a frame can be seen through: these are its bytes as they are.
        const { data } = pixelsOf.getImageData(x, y, width, height);
        return { area, pixels: new Uint8Array(data.buffer, data.byteOffset, data.length) };
      });
    },
    shows(rehearsed) {
      shown = rehearsed?.places;
    },
    forget() {
      shown = undefined;
    },
  };
}
