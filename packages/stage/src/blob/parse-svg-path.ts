import type { Path, PathCommand } from '@reelwright/motion';

const lengths: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  Q: 4,
  T: 2,
  C: 6,
  S: 4,
  Z: 0,
};

/** Reads the `d` of an SVG path (all but arcs). Undefined when it cannot. */
export function parseSvgPath(text: string): Path | undefined {
  const tokens = text.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? [];
  const path: PathCommand[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let handle: readonly [number, number] | undefined;
  let letter = '';
  for (let at = 0; at < tokens.length; ) {
    if (/[a-z]/i.test(tokens[at] ?? '')) {
      letter = tokens[at] ?? '';
      at += 1;
    } else if (letter === 'M' || letter === 'm') letter = letter === 'M' ? 'L' : 'l';
    const kind = letter.toUpperCase();
    const count = lengths[kind];
    if (count === undefined) return undefined;
    const numbers = tokens.slice(at, at + count).map(Number);
    if (numbers.length < count || !numbers.every(Number.isFinite)) return undefined;
    at += count;
    const relative = letter !== kind;
    const place = (index: number): [number, number] => [
      (numbers[index] ?? 0) + (relative ? x : 0),
      (numbers[index + 1] ?? 0) + (relative ? y : 0),
    ];
    const mirrored: [number, number] = handle ? [2 * x - handle[0], 2 * y - handle[1]] : [x, y];
    let end: [number, number] = [x, y];
    let next: readonly [number, number] | undefined;
    switch (kind) {
      case 'M':
        end = place(0);
        [startX, startY] = end;
        path.push(['M', ...end]);
        break;
      case 'L':
        end = place(0);
        path.push(['L', ...end]);
        break;
      case 'H':
        end = [(numbers[0] ?? 0) + (relative ? x : 0), y];
        path.push(['L', ...end]);
        break;
      case 'V':
        end = [x, (numbers[0] ?? 0) + (relative ? y : 0)];
        path.push(['L', ...end]);
        break;
      case 'Q':
      case 'T':
        next = kind === 'Q' ? place(0) : mirrored;
        end = place(kind === 'Q' ? 2 : 0);
        path.push(['Q', ...next, ...end]);
        break;
      case 'C':
      case 'S': {
        const first = kind === 'C' ? place(0) : mirrored;
        next = place(kind === 'C' ? 2 : 0);
        end = place(kind === 'C' ? 4 : 2);
        path.push(['C', ...first, ...next, ...end]);
        break;
      }
      default:
        end = [startX, startY];
        path.push(['Z']);
        if (count === 0 && /[0-9.-]/.test(tokens[at]?.[0] ?? '')) return undefined;
    }
    handle = next;
    [x, y] = end;
  }
  return path[0]?.[0] === 'M' ? path : undefined;
}
