import { ease } from '../easing/easing.ts';
import { during, entranceSeconds, leaving } from './effect-time.ts';
import type { TextEffect } from './text-effect.ts';

/** Enough that they melt into one ribbon. */
const copyCount = 200;

/** Of the ribbon. */
const edgePart = 0.05;

/** How much later the far end of the ribbon does what the text does. */
const lagSeconds = 1.5;

/** A ribbon of all colours trails behind the text and waves as it moves. */
export const rainbow: TextEffect = {
  id: 'rainbow',
  label: 'Rainbow',
  options: [],
  look: (block, moment) => {
    const clock = entranceSeconds(moment, 1.4);
    const away = leaving(moment);
    const shown = ease('out-cubic', during(clock, 0, 0.5)) * (1 - ease('in-cubic', away));
    const length = ease('out-back', during(clock, 0.2, 1.2)) * (1 - ease('in-cubic', away));
    const reach = block.fontSizePx * 1.5 * length;
    const place = (back: number) => {
      const at = moment.seconds - back * lagSeconds;
      const bend = Math.sin(at * 1.7) * 0.55 + Math.sin(at * 0.9 + 1) * 0.35;
      return { xPx: reach * back * bend, yPx: reach * back * (0.72 + 0.2 * Math.cos(at * 1.3)) };
    };
    return {
      block: { opacity: shown, y: -0.25 * (reach / Math.max(1, block.heightPx)) },
      behind: [],
      inFront: [],
      copies: {
        count: Math.abs(length) < 0.001 ? 0 : copyCount,
        copy: (index) => {
          const back = 1 - index / copyCount;
          const { xPx, yPx } = place(back);
          const hue = (back * 300 + moment.seconds * 40) % 360;
          const light = 60 - 8 * back;
          return {
            // Right behind the text, so that light and dark letters can be read.
            edge: back <= edgePart,
            pose: {
              x: xPx / Math.max(1, block.widthPx),
              y: yPx / Math.max(1, block.heightPx),
            },
            color: `hsl(${hue.toFixed(1)} 92% ${light.toFixed(1)}%)`,
          };
        },
      },
    };
  },
};
