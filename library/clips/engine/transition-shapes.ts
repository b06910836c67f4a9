/**
 * How a colour takes the picture over and leaves it again. A shape adds the covered area to the path:
 * nothing at 0, everything at 1 while it comes (`arrives`), and the other way round while it goes.
 */
import { clamp, easeOut, type Pen, polygon, seeded, TAU } from './canvas.ts';

export interface ShapeMoment {
  readonly width: number;
  readonly height: number;
  /** 0 to 1. */
  readonly t: number;
  readonly arrives: boolean;
}

type AddPath = (pen: Pen, moment: ShapeMoment) => void;

export interface Shape {
  readonly add: AddPath;
  /** Leaving, its path is what still covers, or a hole that grows in what covers everything. */
  readonly leaves: 'rest' | 'hole';
}

const rest = (add: AddPath): Shape => ({ add, leaves: 'rest' });
const hole = (add: AddPath): Shape => ({ add, leaves: 'hole' });

/** An edge that crosses the picture at an angle, straight or bent by `bend(along, t)` in px. */
export function edge(
  degrees: number,
  bend: (along: number, t: number) => number = () => 0,
  bendPx = 0,
): Shape {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return rest((pen, { width, height, t, arrives }) => {
    const reach = Math.abs(cos) * width + Math.abs(sin) * height;
    const half = Math.hypot(width, height) / 2 + 20;
    const at = -reach / 2 - bendPx + t * (reach + 2 * bendPx);
    const far = reach / 2 + bendPx + 20;
    const point = (along: number, across: number) =>
      [width / 2 + cos * across - sin * along, height / 2 + sin * across + cos * along] as const;
    const behind = arrives ? -far : far;
    pen.moveTo(...point(-half, behind));
    for (let along = -half; along <= half; along += 12) {
      pen.lineTo(...point(along, at + bend(along, t)));
    }
    pen.lineTo(...point(half, behind));
    pen.closePath();
  });
}

export const wave = (waves: number, px: number) =>
  edge(0, (along, t) => Math.sin(along * 0.0014 * waves * TAU + t * 5) * px, px);

export const drips = (degrees: number, px: number, seed: number): Shape => {
  const chance = seeded(seed);
  const sizes = Array.from({ length: 60 }, () => chance());
  return edge(
    degrees,
    (along) => {
      const place = (along + 2000) / 74;
      const index = Math.floor(place);
      const bump = Math.sin((place - index) * Math.PI) ** 0.7;
      return px * (2 * (sizes[index % sizes.length] ?? 0) - 1) * bump;
    },
    px,
  );
};

export const torn = (degrees: number, seed: number): Shape => {
  const chance = seeded(seed);
  const heights = Array.from({ length: 400 }, () => chance() * 2 - 1);
  return edge(
    degrees,
    (along) => {
      const step = Math.floor((along + 2400) / 12);
      return 16 * (heights[step % 400] ?? 0) + 26 * (heights[Math.floor(step / 7) % 400] ?? 0);
    },
    44,
  );
};

export const zigzag = (degrees: number, px: number): Shape =>
  edge(degrees, (along) => (Math.abs(((((along / 180) % 1) + 1) % 1) - 0.5) * 4 - 1) * px, px);

/** Across and down, as parts of the picture. */
type Point = readonly [x: number, y: number];

/** Something that grows from the middle until it is larger than the picture. */
export function iris(radii: readonly number[], turns = 0, middle: Point = [0.5, 0.5]): Shape {
  const least = Math.min(...radii) * Math.cos(Math.PI / radii.length);
  return hole((pen, { width, height, t }) => {
    const [x, y] = [middle[0] * width, middle[1] * height];
    const far = Math.hypot(Math.max(x, width - x), Math.max(y, height - y)) / least;
    polygon(
      pen,
      x,
      y,
      radii.map((radius) => radius * far * t * 1.04),
      turns * TAU * t,
    );
  });
}

export const circle = (middle: Point = [0.5, 0.5]) => iris(Array(96).fill(1), 0, middle);
export const star = (points: number, depth: number, turns = 0.1) =>
  iris(
    Array.from({ length: points * 2 }, (_, index) => (index % 2 === 0 ? 1 : depth)),
    turns,
  );
export const heart = hole((pen, { width, height, t }) => {
  const size = Math.hypot(width, height) * t * 1.5;
  const [x, y] = [width / 2, height / 2 - size * 0.06];
  pen.moveTo(x, y + size * 0.72);
  pen.bezierCurveTo(x - size * 1.25, y, x - size * 0.7, y - size * 0.95, x, y - size * 0.42);
  pen.bezierCurveTo(x + size * 0.7, y - size * 0.95, x + size * 1.25, y, x, y + size * 0.72);
  pen.closePath();
});

/** Doors that close from two sides and open again. */
export const doors = (upright: boolean): Shape =>
  rest((pen, { width, height, t, arrives }) => {
    const part = (arrives ? t : 1 - t) / 2;
    if (upright) {
      pen.rect(0, 0, width * part + 1, height);
      pen.rect(width * (1 - part) - 1, 0, width * part + 1, height);
    } else {
      pen.rect(0, 0, width, height * part + 1);
      pen.rect(0, height * (1 - part) - 1, width, height * part + 1);
    }
  });

/** Stripes that grow one after the other, each to its far side, and leave to that side. */
export function blinds(count: number, degrees: number, stagger = 0.5): Shape {
  const angle = (degrees * Math.PI) / 180;
  return rest((pen, { width, height, t, arrives }) => {
    const half = Math.hypot(width, height) / 2 + 4;
    const step = (half * 2) / count;
    const point = (x: number, y: number) =>
      [
        width / 2 + Math.cos(angle) * x - Math.sin(angle) * y,
        height / 2 + Math.sin(angle) * x + Math.cos(angle) * y,
      ] as const;
    for (let index = 0; index < count; index += 1) {
      const own = easeOut(clamp(t * (1 + stagger) - (index / count) * stagger));
      const [from, to] = arrives ? [0, own] : [own, 1];
      if (to - from <= 0) continue;
      const top = -half + index * step;
      pen.moveTo(...point(-half, top + from * step - 0.5));
      pen.lineTo(...point(half, top + from * step - 0.5));
      pen.lineTo(...point(half, top + to * step + 0.5));
      pen.lineTo(...point(-half, top + to * step + 0.5));
      pen.closePath();
    }
  });
}

/** Bars that shoot across, each at its own time. */
export function bars(count: number, seed: number, upright = false): Shape {
  const chance = seeded(seed);
  const delays = Array.from({ length: count }, () => chance());
  return rest((pen, { width, height, t, arrives }) => {
    for (const [index, delay] of delays.entries()) {
      const own = easeOut(clamp(t * 1.6 - delay * 0.6));
      const [long, wide] = upright ? [height, width / count] : [width, height / count];
      const [from, length] = arrives ? [0, long * own] : [long * own, long * (1 - own)];
      if (upright) pen.rect(index * wide - 0.5, from, wide + 1, length);
      else pen.rect(from, index * wide - 0.5, length, wide + 1);
    }
  });
}

type Tile = (pen: Pen, x: number, y: number, size: number) => void;

/** Tiles that grow until they touch, in an order of their own. */
export function tiles(
  across: number,
  tile: Tile,
  order: (x: number, y: number, chance: number) => number,
  overlap = 1,
): Shape {
  return rest((pen, { width, height, t, arrives }) => {
    const size = width / across;
    const chance = seeded(across);
    const rows = Math.ceil(height / size) + 1;
    for (let row = -1; row < rows; row += 1) {
      for (let column = -1; column <= across; column += 1) {
        const late = clamp(order(column / across, row / rows, chance()));
        const own = easeOut(clamp(t * 1.7 - late * 0.7));
        const grown = arrives ? own : 1 - own;
        if (grown > 0) tile(pen, (column + 0.5) * size, (row + 0.5) * size, size * grown * overlap);
      }
    }
  });
}

export const square: Tile = (pen, x, y, size) =>
  pen.rect(x - size / 2 - 0.5, y - size / 2 - 0.5, size + 1, size + 1);
export const diamond: Tile = (pen, x, y, size) => polygon(pen, x, y, Array(4).fill(size * 1.02));
export const dot: Tile = (pen, x, y, size) => polygon(pen, x, y, Array(28).fill(size * 0.73));
export const hexagon: Tile = (pen, x, y, size) => polygon(pen, x, y, Array(6).fill(size * 0.84));

export const fromLeft = (x: number) => x;
export const fromMiddle = (x: number, y: number) => Math.hypot(x - 0.5, y - 0.5) * 1.35;
export const anyOrder = (_x: number, _y: number, chance: number) => chance;
export const fromCorner = (x: number, y: number) => (x + y) / 2;

/** Spots that spread like ink on wet paper. */
export function spots(count: number, seed: number): Shape {
  return hole((pen, { width, height, t }) => {
    const chance = seeded(seed);
    for (let index = 0; index < count; index += 1) {
      const x = ((index % 6) + chance()) * (width / 6);
      const y = ((Math.floor(index / 6) % 4) + chance()) * (height / 4);
      const own = easeOut(clamp(t * 1.5 - chance() * 0.5));
      const rough = Array.from({ length: 96 }, (_, corner) => {
        const angle = (corner / 96) * TAU;
        const slow = 0.1 * Math.sin(angle * 3 + index) + 0.06 * Math.sin(angle * 5 + index * 2);
        return 1 + slow + 0.025 * Math.sin(angle * 11 + index * 3);
      });
      const radius = own * width * 0.3;
      if (radius > 0)
        polygon(
          pen,
          x,
          y,
          rough.map((part) => part * radius),
          index,
        );
    }
  });
}

/** A brush that goes to and fro from the top to the bottom. */
export function brushStrokes(rows: number, seed: number): Shape {
  return rest((pen, { width, height, t, arrives }) => {
    const chance = seeded(seed);
    const step = height / rows;
    for (let row = 0; row < rows; row += 1) {
      const own = clamp(t * rows * 0.62 - row * 0.5);
      const done = easeOut(own);
      const rough = 18 + chance() * 40;
      const length = (width + 260) * done;
      const leftToRight = row % 2 === 0;
      const top = row * step - step * 0.22;
      const tall = step * 1.44;
      const [from, to] = arrives ? [-130, -130 + length] : [-130 + length, width + 130];
      if (to - from < 2) continue;
      const [left, right] = leftToRight ? [from, to] : [width - to, width - from];
      pen.moveTo(left, top + tall * 0.1);
      pen.lineTo(right - rough, top);
      for (let bristle = 0; bristle <= 8; bristle += 1) {
        const reach = bristle % 2 === 0 ? 0 : -rough * (0.4 + 0.6 * chance());
        pen.lineTo(leftToRight ? right + reach : right, top + (tall * bristle) / 8);
      }
      pen.lineTo(left, top + tall);
      for (let bristle = 8; bristle >= 0; bristle -= 1) {
        const reach = bristle % 2 === 0 ? 0 : rough * (0.4 + 0.6 * chance());
        pen.lineTo(leftToRight ? left : left + reach, top + (tall * bristle) / 8);
      }
      pen.closePath();
    }
  });
}

export const everything = rest((pen, { width, height }) => pen.rect(0, 0, width, height));
