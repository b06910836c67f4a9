import { ease } from '../easing/easing.ts';
import type { Pose } from '../pose/pose.ts';
import { during, entranceSeconds, leaving, stagger } from './effect-time.ts';
import type { TextEffect } from './text-effect.ts';

const oneSeconds = 0.85;

/** Letters rise out of the line they stand on, one after the other, and leave through its top. */
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
    return {
      chars: (index) => {
        const below = 1 - ease('out-expo', during(clock, index * step, oneSeconds));
        const above = ease('in-cubic', during(away, (0.45 * index) / Math.max(1, count), 0.55));
        return below === 0 && above === 0 ? {} : { pose: behindTheLine(1.08 * (below - above)) };
      },
      behind: [],
      inFront: [],
    };
  },
};

/** Moved down (or up) and cut off where its line ends; wide enough for letters that lean out. */
function behindTheLine(y: number): Pose {
  const cut = { top: -0.06, bottom: -0.04 };
  return {
    y,
    clip: {
      kind: 'inset',
      left: -0.6,
      right: -0.6,
      top: cut.top - Math.min(0, y),
      bottom: cut.bottom + Math.max(0, y),
    },
  };
}
