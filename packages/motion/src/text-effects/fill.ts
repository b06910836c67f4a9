import { ease } from '../easing/easing.ts';
import type { Path, PathCommand } from '../path/path.ts';
import { during, entranceSeconds, leaving } from './effect-time.ts';
import { paleColor } from './pale-color.ts';
import { readOptions } from './read-options.ts';
import type { TextBlock } from './text-block.ts';
import type { TextEffect } from './text-effect.ts';

const options = [
  { key: 'color', label: 'Empty color', kind: 'color', default: paleColor },
] as const;

/** The text stands empty, then its colour rises in it like water. */
export const fill: TextEffect = {
  id: 'fill',
  label: 'Fill',
  options,
  look: (block, moment, given) => {
    const { color } = readOptions(options, given);
    const clock = entranceSeconds(moment, 2);
    const appear = ease('out-cubic', during(clock, 0, 0.35));
    const away = ease('in-out-sine', leaving(moment));
    const level = ease('in-out-sine', during(clock, 0.25, 1.75)) * (1 - away);
    if (level >= 1) return { behind: [], inFront: [] };
    return {
      block: { opacity: appear * (1 - away ** 3) },
      clip: water(block, level, moment.seconds),
      behind: [],
      inFront: [],
      copies: { count: 1, copy: () => ({ color }) },
    };
  },
};

/** All below a surface that waves, most at half height, not at all when full or empty. */
function water(block: TextBlock, level: number, seconds: number): Path {
  const margin = block.fontSizePx * 0.3;
  const [left, right] = [-margin, block.widthPx + margin];
  const high = block.fontSizePx * 0.13 * Math.sin(Math.PI * level);
  const length = block.fontSizePx * 1.6;
  const surface = block.heightPx + margin - level * (block.heightPx + 2 * margin);
  const steps = 48;
  const commands: PathCommand[] = [['M', left, block.heightPx + margin]];
  for (let step = 0; step <= steps; step += 1) {
    const x = left + ((right - left) * step) / steps;
    const wave =
      Math.sin((x / length) * 2 * Math.PI + seconds * 5) +
      0.5 * Math.sin((x / length) * 3.3 - seconds * 3.4);
    commands.push(['L', x, surface + high * wave]);
  }
  return [...commands, ['L', right, block.heightPx + margin], ['Z']];
}
