import type { Path, PathCommand } from './path.ts';

interface Ring {
  readonly cx: number;
  readonly cy: number;
  readonly outer: number;
  /** 0: a slice of a cake. */
  readonly inner: number;
}

const { PI, cos, sin, tan } = Math;

/** A part of a ring between two fractions of a turn, which begins at the top and goes round with the clock. */
export function ringPath({ cx, cy, outer, inner }: Ring, from: number, to: number): Path {
  const [start, end] = [(from - 0.25) * 2 * PI, (to - 0.25) * 2 * PI];
  const at = (radius: number, angle: number) =>
    [cx + radius * cos(angle), cy + radius * sin(angle)] as const;
  return [
    ['M', ...at(outer, start)],
    ...arc({ cx, cy, radius: outer }, start, end),
    ['L', ...at(inner, end)],
    ...arc({ cx, cy, radius: inner }, end, start),
    ['Z'],
  ];
}

/** As curves of an eighth of a turn at most, which nobody can tell from a circle. */
function arc(
  { cx, cy, radius }: { readonly cx: number; readonly cy: number; readonly radius: number },
  start: number,
  end: number,
): readonly PathCommand[] {
  const count = Math.max(1, Math.ceil(Math.abs(end - start) / (PI / 4)));
  const step = (end - start) / count;
  const reach = (4 / 3) * tan(step / 4) * radius;
  return Array.from({ length: count }, (_, index): PathCommand => {
    const [a, b] = [start + index * step, start + (index + 1) * step];
    return [
      'C',
      cx + radius * cos(a) - reach * sin(a),
      cy + radius * sin(a) + reach * cos(a),
      cx + radius * cos(b) + reach * sin(b),
      cy + radius * sin(b) - reach * cos(b),
      cx + radius * cos(b),
      cy + radius * sin(b),
    ];
  });
}
