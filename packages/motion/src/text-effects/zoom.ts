import { ease } from '../easing/easing.ts';
import { clamp01, during, entranceSeconds, leaving, stagger } from './effect-time.ts';
import type { TextEffect } from './text-effect.ts';

const oneSeconds = 0.85;

/** Letters come flying from behind the camera, sharpen and land. */
export const zoom: TextEffect = {
  id: 'zoom',
  label: 'Zoom',
  options: [],
  look: (block, moment) => {
    const count = block.chars.length;
    const step = stagger(count, 0.05, 1.3);
    const total = oneSeconds + step * Math.max(0, count - 1);
    const clock = entranceSeconds(moment, total);
    const away = leaving(moment);
    return {
      chars: (index) => {
        const t = during(clock, index * step, oneSeconds);
        const near = 1 - ease('out-expo', t);
        const gone = ease('in-cubic', during(away, (0.4 * index) / Math.max(1, count), 0.6));
        if (near === 0 && gone === 0) return {};
        const scale = (1 + 3.2 * near) * (1 - 0.75 * gone);
        return {
          pose: {
            opacity: clamp01(t * 4) * (1 - gone),
            scaleX: scale,
            scaleY: scale,
            blur: 0.1 * near + 0.05 * gone,
          },
        };
      },
      behind: [],
      inFront: [],
    };
  },
};
