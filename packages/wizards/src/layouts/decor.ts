/** What every slide of a film wears: lines, corners, dots. Drawn once per slide, since it stands still. */
import type { DraftItem } from '@reelwright/pictures';
import { withAlpha } from '../color/colors.ts';
import type { Decor } from '../themes/theme-look.ts';
import { circlePath, coloredBox, shapeItem } from './shapes.ts';
import { type SlideFrame, shorterSide } from './slide-frame.ts';

interface Paint {
  readonly frame: SlideFrame;
  readonly id: string;
  readonly unit: number;
  readonly time: { readonly start: number; readonly end: number };
}

export function decorItems(frame: SlideFrame, id: string): readonly DraftItem[] {
  const time = { start: 0, end: frame.seconds };
  return draw[frame.theme.decor]({ frame, id: `${id}-decor`, unit: shorterSide(frame), time });
}

const draw: Readonly<Record<Decor, (paint: Paint) => readonly DraftItem[]>> = {
  none: () => [],
  hairline: ({ frame, id, unit, time }) => {
    const gap = unit * 0.028;
    const thickness = Math.max(1, Math.min(10, unit * 0.0032));
    return [
      {
        id,
        type: 'image',
        x: gap,
        y: gap,
        scaleX: 1,
        scaleY: 1,
        width: frame.width - 2 * gap,
        height: frame.height - 2 * gap,
        border: {
          sides: ['top', 'right', 'bottom', 'left'],
          thickness,
          color: withAlpha(frame.theme.palette.accent, 0.85),
        },
        bg: { type: 'color', color: 'rgba(0,0,0,0)' },
        timing: { startTime: time.start, endTime: time.end },
      },
    ];
  },
  corners: ({ frame, id, unit, time }) => {
    const { width, height, theme } = frame;
    const [gap, long, thick] = [unit * 0.03, unit * 0.07, Math.max(2, unit * 0.006)];
    return [0, 1, 2, 3].flatMap((corner) => {
      const [right, low] = [corner % 2 === 1, corner >= 2];
      const x = right ? width - gap - long : gap;
      const y = low ? height - gap - thick : gap;
      const up = {
        x: right ? width - gap - thick : gap,
        y: low ? height - gap - long : gap,
        width: thick,
        height: long,
      };
      return [
        coloredBox(
          `${id}-${corner}-a`,
          { x, y, width: long, height: thick },
          theme.palette.accent,
          time,
        ),
        coloredBox(`${id}-${corner}-b`, up, theme.palette.accent, time),
      ];
    });
  },
  rules: ({ frame, id, unit, time }) => {
    const { width, height, theme } = frame;
    const gap = unit * 0.03;
    const line = (name: string, y: number, thick: number) =>
      coloredBox(
        `${id}-${name}`,
        { x: gap, y, width: width - 2 * gap, height: Math.max(1, thick) },
        theme.palette.ink,
        time,
      );
    const [thick, thin] = [unit * 0.006, unit * 0.002];
    return [
      line('a', gap, thick),
      line('b', gap + unit * 0.011, thin),
      line('c', height - gap - thick, thick),
      line('d', height - gap - unit * 0.011, thin),
    ];
  },
  edge: ({ frame, id, unit, time }) => {
    const { width, height, theme } = frame;
    const thick = unit * 0.014;
    return [
      coloredBox(id, { x: 0, y: height - thick, width, height: thick }, theme.palette.accent, time),
    ];
  },
  dots: ({ frame, id, unit, time }) => {
    const { width, theme } = frame;
    const side = unit * 0.26;
    const color = withAlpha(theme.palette.accent, 0.9);
    const box = { x: width - side, y: 0, width: side, height: side };
    return [shapeItem(id, box, halftonePath, color, time)];
  },
  stripes: ({ frame, id, unit, time }) => {
    const { height, theme } = frame;
    // Below the margin, well away from words that stand at the foot.
    const size = { width: unit * 0.158, height: unit * 0.02 };
    const box = { x: unit * 0.04, y: height - unit * 0.014 - size.height, ...size };
    return [shapeItem(id, box, stripesPath, theme.palette.accent, time)];
  },
  bubbles: ({ frame, id, unit, time }) => {
    const { width, height, theme } = frame;
    const spots = [
      { x: 0.965, y: 0.09, size: 0.11, color: theme.palette.accent, alpha: 0.9, motion: 'float' },
      { x: 0.9, y: 0.02, size: 0.06, color: theme.palette.ink, alpha: 0.25, motion: 'bob' },
      { x: 0.02, y: 0.965, size: 0.09, color: theme.palette.accent, alpha: 0.55, motion: 'float' },
    ];
    return spots.map(({ x, y, size, color, alpha, motion }, at) => {
      const side = unit * size;
      const box = { x: width * x - side / 2, y: height * y - side / 2, width: side, height: side };
      return shapeItem(`${id}-${at}`, box, circlePath, withAlpha(color, alpha), time, {
        effects: { stay: { effect: motion, duration: 5000 } },
      });
    });
  },
  letterbox: ({ frame, id, unit, time }) => {
    const { width, height } = frame;
    const bar = Math.min(unit * 0.05, height * 0.05);
    return [
      coloredBox(`${id}-a`, { x: 0, y: 0, width, height: bar }, '#000000', time),
      coloredBox(`${id}-b`, { x: 0, y: height - bar, width, height: bar }, '#000000', time),
    ];
  },
  confetti: ({ frame, id, unit, time }) => {
    const { width, height, theme } = frame;
    const colors = [theme.palette.accent, theme.sheet.accent, theme.palette.ink];
    return confettiSpots.map(({ x, y, turn }, at) => {
      const side = unit * (0.018 + 0.012 * (at % 3));
      const box = { x: width * x, y: height * y, width: side * 1.7, height: side * 0.75 };
      return coloredBox(`${id}-${at}`, box, colors[at % colors.length] ?? '#ffffff', time, {
        angle: turn,
      });
    });
  },
  grid: ({ frame, id, unit, time }) => {
    const { width, height, theme } = frame;
    const [gap, thick] = [unit * 0.03, Math.max(1, unit * 0.0018)];
    const color = withAlpha(theme.palette.ink, 0.28);
    return [
      coloredBox(`${id}-a`, { x: gap, y: 0, width: thick, height }, color, time),
      coloredBox(`${id}-b`, { x: width - gap, y: 0, width: thick, height }, color, time),
      coloredBox(`${id}-c`, { x: 0, y: gap, width, height: thick }, color, time),
      coloredBox(`${id}-d`, { x: 0, y: height - gap, width, height: thick }, color, time),
    ];
  },
};

const confettiSpots = [
  { x: 0.02, y: 0.05, turn: 24 },
  { x: 0.09, y: 0.02, turn: -35 },
  { x: 0.17, y: 0.035, turn: 70 },
  { x: 0.8, y: 0.025, turn: 15 },
  { x: 0.9, y: 0.05, turn: -50 },
  { x: 0.965, y: 0.03, turn: 38 },
  { x: 0.03, y: 0.94, turn: -20 },
  { x: 0.12, y: 0.965, turn: 52 },
  { x: 0.86, y: 0.955, turn: -64 },
  { x: 0.955, y: 0.935, turn: 30 },
  { x: 0.015, y: 0.14, turn: 80 },
  { x: 0.975, y: 0.85, turn: -12 },
];

/** Dots that grow towards a corner, as printed comics have them. */
const halftonePath = Array.from({ length: 49 }, (_, at) => {
  const [column, row] = [at % 7, Math.floor(at / 7)];
  const radius = Math.max(0, 1.25 - 0.16 * (6 - column + row));
  return radius < 0.12 ? '' : dot(1.4 + column * 2.9, 1.4 + row * 2.9, radius);
}).join(' ');

function dot(x: number, y: number, r: number): string {
  const k = r * 0.5523;
  return `M ${x - r} ${y} C ${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r} C ${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y} C ${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r} C ${x - k} ${y + r} ${x - r} ${y + k} ${x - r} ${y} Z`;
}

const stripesPath = Array.from({ length: 6 }, (_, at) => {
  const x = at * 3.4;
  return `M ${x + 1} 0 L ${x + 2.7} 0 L ${x + 1.7} 20 L ${x} 20 Z`;
}).join(' ');
