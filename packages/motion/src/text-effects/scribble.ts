import { noise, seededRandom, smoothNoise } from '@reelwright/chance';
import { ease } from '../easing/easing.ts';
import { brushPath } from '../path/brush-path.ts';
import { clamp01, during, entranceSeconds, leaving, stagger } from './effect-time.ts';
import { smoothLine } from './hand-drawn.ts';
import type { Mark } from './mark.ts';
import type { Moment } from './moment.ts';
import { readOptions } from './read-options.ts';
import type { Box, TextBlock } from './text-block.ts';
import { textBounds } from './text-bounds.ts';
import type { TextEffect } from './text-effect.ts';

const options = [
  { key: 'underline', label: 'Underline', kind: 'boolean', default: true },
  { key: 'color', label: 'Line color', kind: 'color', default: 'red' },
  { key: 'width', label: 'Line width', kind: 'number', default: 10, min: 1, max: 60 },
] as const;

/** Letters as if drawn anew eight times a second, and a quick pen under (or around) them. */
export const scribble: TextEffect = {
  id: 'scribble',
  label: 'Scribble',
  options,
  look: (block, moment, given) => {
    const { underline, color, width } = readOptions(options, given);
    const count = block.chars.length;
    const step = stagger(count, 0.04, 0.9);
    const clock = entranceSeconds(moment, 1.9);
    const away = leaving(moment);
    const drawing = Math.floor(moment.seconds * 8);
    const lines = underline
      ? block.lines.map((line, index) => underlineOf(block, line, index, moment))
      : [loopAround(block, moment)];
    const drawn = during(clock, 0.75, 1.1);
    return {
      chars: (index) => {
        const t = during(clock, index * step, 0.35);
        const wild = (what: string) => noise(`${moment.seed}/${what}/${index}`, drawing) * 2 - 1;
        const up = 1 - ease('out-back', t);
        return {
          pose: {
            opacity: clamp01(t * 3) * (1 - ease('in-cubic', away)),
            x: 0.012 * wild('x'),
            y: 0.008 * wild('y') + 0.3 * up,
            rotateDeg: 1.3 * wild('turn') + 12 * up * wild('in'),
          },
        };
      },
      behind: [],
      inFront: lines.map((line, index): Mark => {
        const share = 1 / lines.length;
        const t = during(drawn, index * share, share);
        const [from, to] = [ease('in-cubic', away), ease('in-out-sine', t)];
        const brush = { widthPx: width, pressure: 0.6, ends: 0.2, seed: `${moment.seed}/${index}` };
        return { kind: 'path', path: brushPath(line, from, to, brush), fill: color };
      }),
    };
  },
};

/** Along the line, and under the last one back and forth again, flatter each time. */
function underlineOf(block: TextBlock, line: Box, index: number, { seed }: Moment) {
  const random = seededRandom(`${seed}/underline/${index}`);
  const size = block.fontSizePx;
  const baseline = block.chars.find((char) => char.line === index)?.baselineY;
  const y = (baseline ?? line.y + line.height * 0.8) + size * 0.16;
  const [left, right] = [line.x - size * 0.08, line.x + line.width + size * 0.1];
  const last = index === block.lines.length - 1;
  const near = (value: number, slack: number) => value + random.between(-slack, slack) * size;
  const at = (part: number) => left + (right - left) * part;
  const once = [
    [near(left, 0.05), near(y + size * 0.03, 0.02)],
    [at(0.35), near(y - size * 0.015, 0.02)],
    [at(0.7), near(y - size * 0.02, 0.02)],
    [near(right, 0.05), near(y - size * 0.03, 0.02)],
  ] as const;
  if (!last) return smoothLine(once);
  return smoothLine([
    ...once,
    [at(0.55), near(y + size * 0.07, 0.015)],
    [near(at(0.12), 0.08), near(y + size * 0.165, 0.02)],
    [at(0.5), near(y + size * 0.145, 0.015)],
    [near(at(0.86), 0.1), near(y + size * 0.15, 0.02)],
  ]);
}

/** An oval that has room for a text's corners. */
const squarer = (part: number) => Math.sign(part) * Math.abs(part) ** 0.75;

/** Almost twice around the text. */
function loopAround(block: TextBlock, { seed }: Moment) {
  const bounds = textBounds(block);
  const size = block.fontSizePx;
  const [cx, cy] = [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2];
  const [rx, ry] = [bounds.width / 2 + size * 0.55, bounds.height / 2 + size * 0.3];
  const points = Array.from({ length: 27 }, (_, index) => {
    const angle = (index / 14.2) * 2 * Math.PI - 2.3;
    const grow = 1 + 0.035 * (smoothNoise(`${seed}/loop`, index / 2.5) * 2 - 1) + index * 0.0032;
    return [
      cx + squarer(Math.cos(angle)) * rx * grow,
      cy + squarer(Math.sin(angle)) * ry * grow,
    ] as const;
  });
  return smoothLine(points);
}
