import { noise } from '@reelwright/chance';
import { ease } from '../easing/easing.ts';
import { clamp01, during, entranceSeconds, leaving } from './effect-time.ts';
import type { CharBox, TextBlock } from './text-block.ts';
import type { TextEffect } from './text-effect.ts';
import type { CharLook } from './text-look.ts';

/** Letters fly together from all around, as an explosion played backwards; they leave by one. */
export const explode: TextEffect = {
  id: 'explode',
  label: 'Explode',
  options: [],
  look: (block, moment) => {
    const clock = entranceSeconds(moment, 1.4);
    const away = leaving(moment);
    return {
      chars: (index) => {
        const char = block.chars[index];
        if (!char) return {};
        const late = 0.35 * noise(`${moment.seed}/late`, index);
        const t = during(clock, late, 1.05);
        const apart = 1 - ease('out-quart', t);
        const burst = ease('out-cubic', away);
        if (apart === 0 && burst === 0) return {};
        const opacity = clamp01(t * 3) * (1 - ease('in-quad', away));
        return flung(block, char, moment.seed, apart + burst, opacity);
      },
      behind: [],
      inFront: [],
    };
  },
};

/** Away from the middle of the text, and some of it anywhere; farther letters look larger: nearer. */
function flung(
  block: TextBlock,
  char: CharBox,
  seed: string,
  apart: number,
  opacity: number,
): CharLook {
  const wild = (what: string) => noise(`${seed}/${what}`, char.index) * 2 - 1;
  const reach = Math.max(block.widthPx, 4 * block.fontSizePx) * 0.55;
  const [dx, dy] = [
    char.x + char.width / 2 - block.widthPx / 2,
    char.y + char.height / 2 - block.heightPx / 2,
  ];
  const far = Math.hypot(dx, dy) || 1;
  const xPx = ((dx / far) * 0.6 + wild('x') * 0.7) * reach * apart;
  const yPx = ((dy / far) * 0.4 + wild('y') * 0.9) * reach * apart;
  const scale = Math.max(0.1, 1 + (0.4 + 1.1 * wild('depth')) * apart);
  return {
    pose: {
      opacity,
      x: xPx / Math.max(1, char.width),
      y: yPx / Math.max(1, char.height),
      rotateDeg: 260 * wild('spin') * apart,
      scaleX: scale,
      scaleY: scale,
      blur: Math.max(0, 0.07 * wild('depth') * apart),
    },
  };
}
