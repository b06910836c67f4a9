import { ease } from '../easing/easing.ts';
import { rectanglePath } from '../path/rectangle-path.ts';
import { during, entranceSeconds, leaving, stagger } from './effect-time.ts';
import type { TextBlock } from './text-block.ts';
import type { TextEffect } from './text-effect.ts';

const oneSeconds = 0.8;

/** Letters rise out of the line they stand on, one after the other. */
export const rise: TextEffect = {
  id: 'rise',
  label: 'Rise',
  options: [],
  look: (block, moment) => {
    const count = block.chars.length;
    const step = stagger(count, 0.035, 1.4);
    const total = oneSeconds + step * Math.max(0, count - 1);
    const clock = entranceSeconds(moment, total);
    const away = leaving(moment);
    if (clock >= total && away === 0) return { behind: [], inFront: [] };
    return {
      chars: (index) => {
        const below = 1 - ease('out-expo', during(clock, index * step, oneSeconds));
        const above = ease('in-cubic', during(away, (0.45 * index) / Math.max(1, count), 0.55));
        return {
          pose: { y: 1.15 * below - 1.15 * above, rotateDeg: 14 * below, originX: 0, originY: 1 },
        };
      },
      clip: lineWindows(block),
      behind: [],
      inFront: [],
    };
  },
};

/** Wide enough for letters that lean out, just high enough to hide those that are not up yet. */
function lineWindows(block: TextBlock) {
  const reach = block.fontSizePx;
  return block.lines.flatMap((line) =>
    rectanglePath(
      line.x - reach,
      line.y - reach * 0.06,
      line.width + 2 * reach,
      line.height + reach * 0.1,
    ),
  );
}
