import { ease, ellipsePath, type Path, trimPath } from '@reelwright/motion';
import type { DrawnLine, LineEnd } from '@reelwright/movie';
import { drawnPath } from './drawn-path.ts';
import type { GraphicPen, Size } from './graphic-pen.ts';

/** Of its thickness. */
const headLength = 3.4;
const headWidth = 3.2;

/** How long dashes and the gaps between them are, of the line's thickness. */
const dashes = { solid: [], dashed: [3, 2], dotted: [0.001, 2] } as const;

/**
 * A line through its box, with an end on either side. Straight ones run across the middle, curves and bends from the
 * lower left corner to the upper right one.
 */
export function drawLine(
  pen: GraphicPen,
  line: DrawnLine,
  size: Size,
  widthPx: number,
  share: number,
): void {
  const { color, start, end, dash, bend } = line;
  const whole = bend === 'drawn' ? drawnPath(line.points ?? [], size) : linePath(bend, size);
  const shown = ease('in-out-cubic', share);
  if (shown <= 0) return;
  const seen = trimPath(whole, 0, shown);
  const tail = endOf(whole, 'start');
  const tip = endOf(seen, 'end');
  if (!tail || !tip) return;
  // Heads are sharper than what ends in them: the line stops inside.
  const body = shortened(seen, start, end, widthPx);
  pen.stroke(body, {
    color,
    widthPx,
    cap: dash === 'dotted' || bend === 'drawn' ? 'round' : 'butt',
    dashPx: dashes[dash].map((part) => part * widthPx),
  });
  drawEnd(pen, start, { ...tail, angle: tail.angle + Math.PI }, color, widthPx);
  drawEnd(pen, end, tip, color, widthPx);
}

function linePath(bend: Exclude<DrawnLine['bend'], 'drawn'>, { width, height }: Size): Path {
  switch (bend) {
    case 'straight':
      return [
        ['M', 0, height / 2],
        ['L', width, height / 2],
      ];
    case 'curve':
      return [
        ['M', 0, height],
        ['C', width * 0.05, height * 0.25, width * 0.45, 0, width, 0],
      ];
    case 'elbow':
      return [
        ['M', 0, height],
        ['L', width / 2, height],
        ['L', width / 2, 0],
        ['L', width, 0],
      ];
    default:
      return bend satisfies never;
  }
}

interface Place {
  readonly x: number;
  readonly y: number;
  /** Where it points to. */
  readonly angle: number;
}

function endOf(path: Path, side: 'start' | 'end'): Place | undefined {
  const tiny = 0.002;
  const part = side === 'start' ? trimPath(path, 0, tiny) : trimPath(path, 1 - tiny, 1);
  const [from, to] = [pointOf(part[0]), pointOf(part.at(-1))];
  if (!from || !to) return undefined;
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const [x, y] = side === 'start' ? from : to;
  return { x, y, angle };
}

function pointOf(command: Path[number] | undefined): readonly [number, number] | undefined {
  if (!command || command[0] === 'Z') return undefined;
  return command.slice(-2) as unknown as readonly [number, number];
}

const isHead = (end: LineEnd) => end === 'triangle';

function shortened(path: Path, start: LineEnd, end: LineEnd, widthPx: number): Path {
  if (!isHead(start) && !isHead(end)) return path;
  const length = lengthOf(path);
  const cut = length > 0 ? (widthPx * headLength * 0.7) / length : 0;
  return trimPath(path, isHead(start) ? cut : 0, isHead(end) ? 1 - cut : 1);
}

function lengthOf(path: Path): number {
  let [length, x, y] = [0, 0, 0];
  for (const command of trimPath([...path], 0, 0.9999999)) {
    const point = pointOf(command);
    if (!point) continue;
    if (command[0] === 'L') length += Math.hypot(point[0] - x, point[1] - y);
    [x, y] = point;
  }
  return length;
}

function drawEnd(
  pen: GraphicPen,
  end: LineEnd,
  { x, y, angle }: Place,
  color: string,
  widthPx: number,
): void {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  /** Behind the tip, and to its side. */
  const at = (back: number, side: number) =>
    [x - cos * back - sin * side, y - sin * back + cos * side] as const;
  const [long, wide] = [headLength * widthPx, (headWidth * widthPx) / 2];
  switch (end) {
    case 'none':
      return;
    case 'triangle':
      pen.fill([['M', x, y], ['L', ...at(long, wide)], ['L', ...at(long, -wide)], ['Z']], color);
      return;
    case 'arrow':
      pen.stroke(
        [
          ['M', ...at(long, wide)],
          ['L', x, y],
          ['L', ...at(long, -wide)],
        ],
        {
          color,
          widthPx,
          cap: 'round',
        },
      );
      return;
    case 'dot':
      pen.fill(ellipsePath(x, y, widthPx * 1.3, widthPx * 1.3), color);
      return;
    case 'bar':
      pen.stroke(
        [
          ['M', ...at(0, wide)],
          ['L', ...at(0, -wide)],
        ],
        { color, widthPx },
      );
      return;
    default:
      end satisfies never;
  }
}
