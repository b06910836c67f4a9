import { ellipsePath } from '../path/ellipse-path.ts';
import type { Path, PathCommand } from '../path/path.ts';
import type { Clip, Point } from './clip.ts';
import { tileOpenings } from './tile-openings.ts';

/** A clip of a box of this size as paths in px. What lies inside of every one of them can be seen. */
export function clipPaths(clip: Clip, widthPx: number, heightPx: number): readonly Path[] {
  const scaled = (points: readonly Point[]) => polygon(points, widthPx, heightPx);
  switch (clip.kind) {
    case 'inset':
      return [scaled(rectangle(clip.left, clip.top, 1 - clip.right, 1 - clip.bottom))];
    case 'circle': {
      const radius = Math.max(0, clip.radius) * Math.hypot(widthPx, heightPx);
      return [ellipsePath(clip.cx * widthPx, clip.cy * heightPx, radius, radius)];
    }
    case 'polygon':
      return [scaled(clip.points)];
    case 'blinds':
      return [
        Array.from({ length: clip.count }, (_, index) => {
          const start = index / clip.count;
          const end = start + clip.open / clip.count;
          return scaled(
            clip.direction === 'horizontal'
              ? rectangle(0, start, 1, end)
              : rectangle(start, 0, end, 1),
          );
        }).flat(),
      ];
    case 'tiles':
      return [
        tileOpenings(clip).flatMap(({ column, row, open }) => {
          if (open <= 0) return [];
          const [x, y] = [(column + 0.5) / clip.columns, (row + 0.5) / clip.rows];
          const [halfX, halfY] = [open / 2 / clip.columns, open / 2 / clip.rows];
          return scaled(rectangle(x - halfX, y - halfY, x + halfX, y + halfY));
        }),
      ];
    case 'both':
      return [
        ...clipPaths(clip.first, widthPx, heightPx),
        ...clipPaths(clip.second, widthPx, heightPx),
      ];
    default:
      return clip satisfies never;
  }
}

function rectangle(left: number, top: number, right: number, bottom: number): Point[] {
  const [r, b] = [Math.max(left, right), Math.max(top, bottom)];
  return [
    [left, top],
    [r, top],
    [r, b],
    [left, b],
  ];
}

function polygon(points: readonly Point[], widthPx: number, heightPx: number): PathCommand[] {
  const commands = points.map(
    ([x, y], index): PathCommand => [index === 0 ? 'M' : 'L', x * widthPx, y * heightPx],
  );
  return commands.length > 0 ? [...commands, ['Z']] : [];
}
