import { flattenPath } from './flatten-path.ts';
import type { Path, PathCommand } from './path.ts';

/** How long a path is, in px. */
export function pathLength(path: Path): number {
  let length = 0;
  for (const run of flattenPath(path)) {
    for (const [index, [x, y]] of run.entries()) {
      const before = run[index - 1];
      if (before) length += Math.hypot(x - before[0], y - before[1]);
    }
  }
  return length;
}

/** The part of a path between two fractions of its length, as a line to stroke. */
export function trimPath(path: Path, from: number, to: number): Path {
  if (from <= 0 && to >= 1) return path;
  const length = pathLength(path);
  const [startPx, endPx] = [Math.max(0, from) * length, Math.min(1, to) * length];
  if (!(endPx > startPx)) return [];
  const trimmed: PathCommand[] = [];
  let walkedPx = 0;
  for (const run of flattenPath(path)) {
    let drawing = false;
    for (const [index, [x, y]] of run.entries()) {
      const before = run[index - 1];
      if (!before) continue;
      const [x0, y0] = before;
      const stepPx = Math.hypot(x - x0, y - y0);
      const enter = Math.max(0, startPx - walkedPx) / stepPx;
      const leave = Math.min(stepPx, endPx - walkedPx) / stepPx;
      walkedPx += stepPx;
      if (!(enter < 1 && leave > enter)) continue;
      if (!drawing) trimmed.push(['M', x0 + (x - x0) * enter, y0 + (y - y0) * enter]);
      drawing = true;
      trimmed.push(['L', x0 + (x - x0) * leave, y0 + (y - y0) * leave]);
    }
  }
  return trimmed;
}
