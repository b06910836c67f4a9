/** Shapes in a square of 20 that look different while they turn: rays, scallops, rounds on their way around, broken rings. */

const middle = 10;

const round = (value: number) => Math.round(value * 1000) / 1000;

function at(angle: number, radius: number): string {
  return `${round(middle + radius * Math.cos(angle))} ${round(middle + radius * Math.sin(angle))}`;
}

const turn = 2 * Math.PI;

/** Wedges from the middle outwards, as wide as the room between them. */
export function raysPath(count: number): string {
  return Array.from({ length: count }, (_, ray) => {
    const from = (ray / count) * turn;
    const to = from + turn / count / 2;
    return `M 10 10 L ${at(from, middle)} L ${at(to, middle)} Z`;
  }).join(' ');
}

/** A round with a wavy edge. */
export function scallopPath(waves: number, depth = 0.09): string {
  const points = waves * 8;
  const outline = Array.from({ length: points }, (_, point) => {
    const angle = (point / points) * turn;
    return at(angle, middle * (1 - depth + depth * Math.cos(waves * angle)));
  });
  return `M ${outline.join(' L ')} Z`;
}

/** How far a curve's handle is from its end, for a quarter of a circle. */
const quarter = 0.5523;

function circle(x: number, y: number, radius: number): string {
  const write = (...numbers: readonly number[]) => numbers.map(round).join(' ');
  const handle = radius * quarter;
  return [
    `M ${write(x + radius, y)}`,
    `C ${write(x + radius, y + handle, x + handle, y + radius, x, y + radius)}`,
    `C ${write(x - handle, y + radius, x - radius, y + handle, x - radius, y)}`,
    `C ${write(x - radius, y - handle, x - handle, y - radius, x, y - radius)}`,
    `C ${write(x + handle, y - radius, x + radius, y - handle, x + radius, y)} Z`,
  ].join(' ');
}

/** Rounds of different sizes that go around one middle. */
export const roundsPath: string = [
  { angle: 0.3, far: 5.2, radius: 2.6 },
  { angle: 1.7, far: 7.4, radius: 1.5 },
  { angle: 2.9, far: 4.4, radius: 1.9 },
  { angle: 3.9, far: 7.6, radius: 2.2 },
  { angle: 5.2, far: 6, radius: 2.9 },
]
  .map(({ angle, far, radius }) =>
    circle(middle + far * Math.cos(angle), middle + far * Math.sin(angle), radius),
  )
  .join(' ');

/** Rings that are not closed, around each other. */
export const ringsPath: string = [
  { from: 0, to: 0.72, radius: 10, width: 1.1 },
  { from: 0.35, to: 0.95, radius: 7.6, width: 1.1 },
  { from: 0.1, to: 0.7, radius: 5.2, width: 1.1 },
]
  .map(({ from, to, radius, width }) => {
    const steps = 40;
    const angles = Array.from(
      { length: steps + 1 },
      (_, step) => (from + ((to - from) * step) / steps) * turn,
    );
    const outer = angles.map((angle) => at(angle, radius));
    const inner = angles.toReversed().map((angle) => at(angle, radius - width));
    return `M ${[...outer, ...inner].join(' L ')} Z`;
  })
  .join(' ');

/** A bar from one distance of the middle to another, straight out at an angle; all in shares of the half square. */
function bar(angle: number, from: number, to: number, width: number): string {
  const across = angle + turn / 4;
  const corner = (far: number, side: number) => {
    const x = middle + middle * (far * Math.cos(angle) + side * width * Math.cos(across));
    const y = middle + middle * (far * Math.sin(angle) + side * width * Math.sin(across));
    return `${round(x)} ${round(y)}`;
  };
  return `M ${corner(from, 1)} L ${corner(to, 1)} L ${corner(to, -1)} L ${corner(from, -1)} Z`;
}

const around = (count: number, draw: (angle: number) => string) =>
  Array.from({ length: count }, (_, at) => draw((at / count) * turn - turn / 4)).join(' ');

export const spokesPath = (count: number, width: number): string =>
  around(count, (angle) => bar(angle, 0, 0.98, width));

/** A hand of a clock, pointing up: it turns around the middle of its square. */
export const handPath = (width: number, length: number): string =>
  bar(-turn / 4, -0.1, length, width);

/** The hours of a face. */
export const ticksPath: string = around(12, (angle) => bar(angle, 0.84, 0.97, 0.025));
