import { ease } from '../easing/easing.ts';
import { clamp01, during, entranceSeconds, leaving, stagger } from './effect-time.ts';
import type { TextEffect } from './text-effect.ts';

const oneSeconds = 0.9;

/**
 * Letters sweep in from the right with the speed still in them: they lean back, smear, run a little
 * too far and settle; then a slow wave keeps them alive.
 */
export const motion: TextEffect = {
  id: 'motion',
  label: 'Motion',
  options: [],
  look: (block, moment) => {
    const count = block.chars.length;
    const step = stagger(count, 0.03, 1);
    const total = oneSeconds + step * Math.max(0, count - 1);
    const clock = entranceSeconds(moment, total);
    const away = leaving(moment);
    const alive = during(clock, total, 1.2);
    return {
      chars: (index) => {
        const char = block.chars[index];
        if (!char) return {};
        const t = during(clock, index * step, oneSeconds);
        const back = 1 - ease('soft-spring', t);
        const speed = (1 - t) ** 2;
        const gone = ease('in-expo', during(away, (0.35 * index) / Math.max(1, count), 0.65));
        const xPx = block.fontSizePx * (5 * back - 6 * gone);
        const wave = Math.sin(moment.seconds * 2.1 - index * 0.45);
        return {
          pose: {
            opacity: clamp01(t * 3) * clamp01(1.6 - 1.6 * gone),
            x: xPx / Math.max(1, char.width),
            y: 0.045 * wave * alive,
            skewXDeg: -28 * back * (t < 1 ? 1 : 0) + 24 * gone,
            smearX: 1.6 * speed * (t > 0 ? 1 : 0) - 1.6 * gone,
            originY: 0.8,
          },
        };
      },
      behind: [],
      inFront: [],
    };
  },
};
