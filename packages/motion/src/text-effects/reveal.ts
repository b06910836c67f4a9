import { ease } from '../easing/easing.ts';
import type { PathCommand } from '../path/path.ts';
import { rectanglePath } from '../path/rectangle-path.ts';
import { during, entranceSeconds, leaving, stagger } from './effect-time.ts';
import type { Mark } from './mark.ts';
import { paleColor } from './pale-color.ts';
import { readOptions } from './read-options.ts';
import type { Box, TextBlock } from './text-block.ts';
import type { TextEffect } from './text-effect.ts';

const options = [
  { key: 'color', label: 'Block color', kind: 'color', default: paleColor },
] as const;

const oneSeconds = 1.1;

/** A block of colour runs over each line and leaves the text behind; it takes it away likewise. */
export const reveal: TextEffect = {
  id: 'reveal',
  label: 'Reveal',
  options,
  look: (block, moment, given) => {
    const { color } = readOptions(options, given);
    const step = stagger(block.lines.length, 0.16, 0.8);
    const total = oneSeconds + step * Math.max(0, block.lines.length - 1);
    const clock = entranceSeconds(moment, total);
    const away = leaving(moment);
    if (clock >= total && away === 0) return { behind: [], inFront: [] };
    const blocks: Mark[] = [];
    const clip: PathCommand[] = [];
    for (const [index, line] of block.lines.entries()) {
      const box = withMargin(block, line);
      const t = away > 0 ? away : during(clock, index * step, oneSeconds);
      const { front, back } = runOf(t);
      if (front > back) {
        const path = rectanglePath(
          box.x + box.width * back,
          line.y + line.height * 0.03,
          box.width * (front - back),
          line.height * 0.94,
        );
        blocks.push({ kind: 'path', path, fill: color });
      }
      // On the way in the text shows where the block has been, on the way out where it has not.
      const [from, to] = away > 0 ? [front, 1] : [0, back];
      clip.push(
        ...rectanglePath(box.x + box.width * from, box.y, box.width * (to - from), box.height),
      );
    }
    return { clip, behind: [], inFront: blocks };
  },
};

/** Where the block's ends are: the front runs ahead, the back follows when it has arrived. */
function runOf(t: number) {
  return {
    front: ease('in-out-quart', during(t, 0, 0.55)),
    back: ease('in-out-quart', during(t, 0.42, 0.58)),
  };
}

function withMargin(block: TextBlock, line: Box): Box {
  const margin = block.fontSizePx * 0.12;
  return {
    x: line.x - margin,
    y: line.y - margin * 0.3,
    width: line.width + 2 * margin,
    height: line.height + margin * 0.6,
  };
}
