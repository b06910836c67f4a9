import {
  ellipsePath,
  type Path,
  type PathCommand,
  rectanglePath,
  roundedPath,
} from '@reelwright/motion';

interface ShapeEntry {
  readonly id: string;
  readonly label: string;
  /** @param corner how round corners are, 0 to 1; only rectangles have any. */
  readonly path: (width: number, height: number, corner: number) => Path;
}

type Point = readonly [x: number, y: number];

/** Straight from point to point, each in fractions of the box. */
const polygon =
  (...points: readonly Point[]) =>
  (width: number, height: number): Path => [
    ...points.map(([x, y], index): PathCommand => [index === 0 ? 'M' : 'L', x * width, y * height]),
    ['Z'],
  ];

/** Corners at equal angles, the first one on top. */
function regular(count: number, inner = 1): readonly Point[] {
  const corners = inner === 1 ? count : count * 2;
  return Array.from({ length: corners }, (_, index): Point => {
    const radius = index % 2 === 1 ? inner / 2 : 0.5;
    const angle = (index / corners) * 2 * Math.PI;
    return [0.5 + radius * Math.sin(angle), 0.5 - radius * Math.cos(angle)];
  });
}

/** Stretched so that its corners touch all sides of the box. */
function filling(points: readonly Point[]): readonly Point[] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  return points.map(([x, y]): Point => [(x - left) / width, (y - top) / height]);
}

const heart = (w: number, h: number): Path => [
  ['M', 0.5 * w, h],
  ['C', 0.1 * w, 0.72 * h, 0, 0.5 * h, 0, 0.3 * h],
  ['C', 0, 0.1 * h, 0.14 * w, 0, 0.28 * w, 0],
  ['C', 0.38 * w, 0, 0.46 * w, 0.06 * h, 0.5 * w, 0.17 * h],
  ['C', 0.54 * w, 0.06 * h, 0.62 * w, 0, 0.72 * w, 0],
  ['C', 0.86 * w, 0, w, 0.1 * h, w, 0.3 * h],
  ['C', w, 0.5 * h, 0.9 * w, 0.72 * h, 0.5 * w, h],
  ['Z'],
];

const speech = (w: number, h: number): Path => {
  const low = h * 0.8;
  const radius = Math.min(w, low) * 0.18;
  const box = roundedPath(0, 0, w, low, radius);
  // The tail goes into the lower side, which is drawn from right to left.
  const at = box.findIndex(([name], index) => name === 'L' && index > 4);
  const tail: readonly PathCommand[] = [
    ['L', w * 0.42, low],
    ['L', w * 0.22, h],
    ['L', w * 0.24, low],
  ];
  return [...box.slice(0, at), ...tail, ...box.slice(at)];
};

const cloud = (w: number, h: number): Path => [
  ['M', 0.22 * w, h],
  ['C', 0.08 * w, h, 0, 0.88 * h, 0, 0.74 * h],
  ['C', 0, 0.6 * h, 0.07 * w, 0.5 * h, 0.17 * w, 0.48 * h],
  ['C', 0.17 * w, 0.2 * h, 0.32 * w, 0, 0.5 * w, 0],
  ['C', 0.64 * w, 0, 0.76 * w, 0.12 * h, 0.8 * w, 0.32 * h],
  ['C', 0.92 * w, 0.34 * h, w, 0.47 * h, w, 0.65 * h],
  ['C', w, 0.85 * h, 0.92 * w, h, 0.79 * w, h],
  ['Z'],
];

/** What can be put on a slide as a shape. Ids are for ever. */
export const shapes: readonly ShapeEntry[] = [
  {
    id: 'rectangle',
    label: 'Rectangle',
    path: (w, h, corner) =>
      corner > 0
        ? roundedPath(0, 0, w, h, (corner * Math.min(w, h)) / 2)
        : rectanglePath(0, 0, w, h),
  },
  { id: 'ellipse', label: 'Circle', path: (w, h) => ellipsePath(w / 2, h / 2, w / 2, h / 2) },
  { id: 'triangle', label: 'Triangle', path: polygon([0.5, 0], [1, 1], [0, 1]) },
  { id: 'diamond', label: 'Diamond', path: polygon([0.5, 0], [1, 0.5], [0.5, 1], [0, 0.5]) },
  { id: 'pentagon', label: 'Pentagon', path: polygon(...filling(regular(5))) },
  {
    id: 'hexagon',
    label: 'Hexagon',
    path: polygon([0.25, 0], [0.75, 0], [1, 0.5], [0.75, 1], [0.25, 1], [0, 0.5]),
  },
  { id: 'star', label: 'Star', path: polygon(...filling(regular(5, 0.42))) },
  { id: 'burst', label: 'Burst', path: polygon(...regular(16, 0.78)) },
  { id: 'heart', label: 'Heart', path: heart },
  { id: 'speech', label: 'Speech bubble', path: speech },
  { id: 'cloud', label: 'Cloud', path: cloud },
  {
    id: 'arrow',
    label: 'Arrow',
    path: polygon([0, 0.28], [0.58, 0.28], [0.58, 0], [1, 0.5], [0.58, 1], [0.58, 0.72], [0, 0.72]),
  },
  {
    id: 'chevron',
    label: 'Chevron',
    path: polygon([0, 0], [0.68, 0], [1, 0.5], [0.68, 1], [0, 1], [0.32, 0.5]),
  },
  {
    id: 'plus',
    label: 'Plus',
    path: polygon(
      [0.34, 0],
      [0.66, 0],
      [0.66, 0.34],
      [1, 0.34],
      [1, 0.66],
      [0.66, 0.66],
      [0.66, 1],
      [0.34, 1],
      [0.34, 0.66],
      [0, 0.66],
      [0, 0.34],
      [0.34, 0.34],
    ),
  },
  {
    id: 'check',
    label: 'Tick',
    path: polygon([0, 0.55], [0.16, 0.38], [0.38, 0.62], [0.84, 0.12], [1, 0.29], [0.38, 0.95]),
  },
  {
    id: 'ribbon',
    label: 'Ribbon',
    path: polygon([0, 0], [1, 0], [0.9, 0.5], [1, 1], [0, 1], [0.1, 0.5]),
  },
];

export function shapePath(id: string, width: number, height: number, corner: number): Path {
  const known = shapes.find((shape) => shape.id === id) ?? shapes[0];
  return known?.path(width, height, corner) ?? [];
}
