import { noise } from '@reelwright/chance';
import { ease } from '../easing/easing.ts';
import type { Path } from '../path/path.ts';
import { clamp01, during, entranceSeconds, leaving } from './effect-time.ts';
import type { Mark } from './mark.ts';
import { readOptions } from './read-options.ts';
import type { Box, TextBlock } from './text-block.ts';
import type { TextEffect } from './text-effect.ts';

const options = [
  { key: 'tapeColor', label: 'Tape color', kind: 'color', default: '#fff15f' },
] as const;

const lineSeconds = 0.55;

/** A broad marker runs along each line; the words it passes lift for a moment. */
export const highlight: TextEffect = {
  id: 'highlight',
  label: 'Highlight',
  options,
  look: (block, moment, given) => {
    const { tapeColor } = readOptions(options, given);
    const count = block.lines.length;
    const clock = entranceSeconds(moment, 0.35 + lineSeconds * (0.4 + 0.6 * Math.max(1, count)));
    const away = leaving(moment);
    const ends = block.lines.map((_, index) =>
      ease('in-out-cubic', during(clock, 0.35 + index * lineSeconds * 0.6, lineSeconds)),
    );
    const start = ease('in-out-cubic', away);
    return {
      chars: (index) => {
        const char = block.chars[index];
        const line = char && block.lines[char.line];
        if (!char || !line) return {};
        const appear = ease('out-cubic', during(clock, 0, 0.4));
        const place = (char.x + char.width / 2 - line.x) / Math.max(1, line.width);
        const passed = (ends[char.line] ?? 0) - place;
        const lift = passed > 0 && passed < 0.3 ? Math.sin((passed / 0.3) * Math.PI) : 0;
        const covered = passed > 0 && place >= start;
        return {
          pose: { opacity: appear * (1 - away), y: -0.06 * lift },
          ...(covered && { readableOn: tapeColor }),
        };
      },
      behind: block.lines.flatMap((line, index): Mark[] => {
        const end = ends[index] ?? 0;
        if (end <= start) return [];
        const path = tapePath(block, line, start, end, `${moment.seed}/${index}`);
        return [{ kind: 'path', path, fill: tapeColor, opacity: clamp01(end * 8) }];
      }),
      inFront: [],
    };
  },
};

/** A stroke of the marker: long edges that are almost straight, slanted ends that are soft. */
function tapePath(block: TextBlock, line: Box, from: number, to: number, seed: string): Path {
  const size = block.fontSizePx;
  const margin = size * 0.17;
  const fullWidth = line.width + 2 * margin;
  const left = line.x - margin + fullWidth * from;
  const right = line.x - margin + fullWidth * to;
  const half = Math.min(line.height * 0.49, size * 0.56);
  const middle = line.y + line.height * 0.52;
  const wild = (index: number) => noise(seed, index) * 2 - 1;
  const slant = Math.min(size * (0.1 + 0.04 * wild(0)), (right - left) / 2);
  const tilt = size * 0.022 * wild(1);
  const bow = size * 0.02;
  const [topLeft, topRight] = [middle - half + tilt, middle - half - tilt];
  const [bottomLeft, bottomRight] = [middle + half + tilt * 0.6, middle + half - tilt * 0.6];
  const third = (right - left) / 3;
  const round = size * 0.05;
  return [
    ['M', left + slant, topLeft],
    [
      'C',
      left + third,
      topLeft + bow * wild(2),
      right - third,
      topRight + bow * wild(3),
      right - round,
      topRight,
    ],
    ['Q', right + round, topRight, right + round * wild(4), topRight + half * 0.5],
    ['Q', right - slant * 0.2, middle, right - slant * 0.6, middle + half * 0.4],
    ['Q', right - slant * 0.4, bottomRight, right - slant - round, bottomRight],
    [
      'C',
      right - third,
      bottomRight + bow * wild(5),
      left + third,
      bottomLeft + bow * wild(6),
      left + round,
      bottomLeft,
    ],
    ['Q', left - round, bottomLeft, left + round * wild(7) * 0.5, middle + half * 0.45],
    ['Q', left + slant * 0.4, middle, left + slant * 0.5, middle - half * 0.4],
    ['Q', left + slant * 0.5, topLeft, left + slant, topLeft],
    ['Z'],
  ];
}
