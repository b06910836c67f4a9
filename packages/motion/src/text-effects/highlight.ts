import { ease } from '../easing/easing.ts';
import type { Path } from '../path/path.ts';
import { noise } from '../random/noise.ts';
import { clamp01, during, entranceSeconds, leaving } from './effect-time.ts';
import type { Mark } from './mark.ts';
import { readOptions } from './read-options.ts';
import type { Box, TextBlock } from './text-block.ts';
import type { TextEffect } from './text-effect.ts';

const options = [
  { key: 'tapeColor', label: 'Tape colour', kind: 'color', default: '#fff15f' },
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
        return { pose: { opacity: appear * (1 - away), y: -0.06 * lift } };
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

/** A stroke of the marker: edges that are almost straight, and ends that fray. */
function tapePath(block: TextBlock, line: Box, from: number, to: number, seed: string): Path {
  const size = block.fontSizePx;
  const margin = size * 0.16;
  const fullWidth = line.width + 2 * margin;
  const left = line.x - margin + fullWidth * from;
  const right = line.x - margin + fullWidth * to;
  const middle = line.y + line.height * 0.53;
  const half = Math.min(line.height * 0.5, size * 0.56);
  const slant = size * 0.1;
  const points: [number, number][] = [];
  const steps = 10;
  const edge = (side: 'top' | 'bottom', step: number) =>
    size * 0.035 * (noise(`${seed}/${side}`, step) - 0.5);
  const tilt = size * 0.03 * (noise(`${seed}/tilt`, 0) - 0.5);
  for (let step = 0; step <= steps; step += 1) {
    const x = left + slant + ((right - left - slant) * step) / steps;
    points.push([Math.max(left, x), middle - half + edge('top', step) - tilt * (step / steps)]);
  }
  for (const fray of [0.18, 0.36, 0.52, 0.7, 0.86]) {
    const reach = size * 0.09 * (noise(`${seed}/right`, fray * 100) - 0.35);
    points.push([right + reach - slant * fray, middle - half + 2 * half * fray]);
  }
  for (let step = steps; step >= 0; step -= 1) {
    const x = left + ((right - left - slant) * step) / steps;
    points.push([x, middle + half + edge('bottom', step) - tilt * (step / steps)]);
  }
  for (const fray of [0.82, 0.6, 0.4, 0.2]) {
    const reach = size * 0.09 * (noise(`${seed}/left`, fray * 100) - 0.65);
    points.push([left + reach + slant * (1 - fray), middle - half + 2 * half * fray]);
  }
  return [
    ...points.map(([x, y], index) => [index === 0 ? 'M' : 'L', x, y] as const),
    ['Z'] as const,
  ];
}
