import type { Path } from './path.ts';

type Px = readonly [x: number, y: number];

/** Enough for curves as long as a picture is wide. */
const stepsPerCurve = 24;

/** A path as runs of straight pieces. A closed run ends where it began. */
export function flattenPath(path: Path): readonly (readonly Px[])[] {
  const runs: Px[][] = [];
  let run: Px[] = [];
  for (const command of path) {
    const [x0, y0] = run.at(-1) ?? [0, 0];
    switch (command[0]) {
      case 'M':
        run = [[command[1], command[2]]];
        runs.push(run);
        break;
      case 'L':
        run.push([command[1], command[2]]);
        break;
      case 'Q': {
        const [, cx, cy, x, y] = command;
        bend(run, (t) => [quadratic(x0, cx, x, t), quadratic(y0, cy, y, t)]);
        break;
      }
      case 'C': {
        const [, ax, ay, bx, by, x, y] = command;
        bend(run, (t) => [cubic(x0, ax, bx, x, t), cubic(y0, ay, by, y, t)]);
        break;
      }
      case 'Z': {
        const [start] = run;
        if (start) run.push(start);
        break;
      }
      default:
        command satisfies never;
    }
  }
  return runs;
}

function bend(run: Px[], at: (t: number) => Px): void {
  for (let step = 1; step <= stepsPerCurve; step += 1) run.push(at(step / stepsPerCurve));
}

function quadratic(a: number, b: number, c: number, t: number): number {
  return a * (1 - t) ** 2 + 2 * b * (1 - t) * t + c * t ** 2;
}

function cubic(a: number, b: number, c: number, d: number, t: number): number {
  return a * (1 - t) ** 3 + 3 * b * (1 - t) ** 2 * t + 3 * c * (1 - t) * t ** 2 + d * t ** 3;
}
