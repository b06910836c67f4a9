import { Item, type Slide, slideSeconds } from '@reelwright/movie';

/** In shares of the grid. */
type Cell = readonly [x: number, y: number, width: number, height: number];

interface PhotoGrid {
  readonly id: string;
  readonly label: string;
  readonly cells: readonly Cell[];
  /** A shape that cuts the pictures out. */
  readonly mask?: string;
  /** Of the stage's shorter side, for a single frame; grids take most of the stage. */
  readonly sideShare?: number;
}

const third = 1 / 3;

/** Places for pictures: several beside each other, or one in a shape. */
export const photoGrids: readonly PhotoGrid[] = [
  {
    id: 'two',
    label: 'Two',
    cells: [
      [0, 0, 0.5, 1],
      [0.5, 0, 0.5, 1],
    ],
  },
  { id: 'three', label: 'Three', cells: [0, 1, 2].map((at): Cell => [at * third, 0, third, 1]) },
  {
    id: 'four',
    label: 'Four',
    cells: [
      [0, 0, 0.5, 0.5],
      [0.5, 0, 0.5, 0.5],
      [0, 0.5, 0.5, 0.5],
      [0.5, 0.5, 0.5, 0.5],
    ],
  },
  {
    id: 'large-left',
    label: 'One large, two small',
    cells: [
      [0, 0, 0.64, 1],
      [0.64, 0, 0.36, 0.5],
      [0.64, 0.5, 0.36, 0.5],
    ],
  },
  {
    id: 'large-top',
    label: 'One above three',
    cells: [[0, 0, 1, 0.6], ...[0, 1, 2].map((at): Cell => [at * third, 0.6, third, 0.4])],
  },
  {
    id: 'mosaic',
    label: 'Mosaic',
    cells: [
      [0, 0, 0.4, 0.55],
      [0, 0.55, 0.4, 0.45],
      [0.4, 0, 0.6, 0.35],
      [0.4, 0.35, 0.3, 0.65],
      [0.7, 0.35, 0.3, 0.65],
    ],
  },
  {
    id: 'six',
    label: 'Six',
    cells: [0, 1, 2, 3, 4, 5].map((at): Cell => [(at % 3) * third, at < 3 ? 0 : 0.5, third, 0.5]),
  },
  ...[
    ['circle', 'Circle'],
    ['rounded', 'Round corners'],
    ['arch', 'Arch'],
    ['heart', 'Heart'],
    ['hexagon', 'Hexagon'],
    ['star', 'Star'],
    ['blob', 'Blob'],
    ['brush', 'Brush'],
  ].map(
    ([mask = '', label = '']): PhotoGrid => ({
      id: `frame-${mask}`,
      label,
      mask,
      cells: [[0, 0, 1, 1]],
      sideShare: 0.62,
    }),
  ),
];

const gapShare = 0.018;
const edgeShare = 0.06;
/** Until a picture is in it. */
const emptyColor = '#c9ccd6';

interface Stage {
  readonly width: number;
  readonly height: number;
}

/** The empty places of a grid, as large as the stage allows. */
export function gridItems(grid: PhotoGrid, slide: Slide, stage: Stage): readonly Item[] {
  const shorter = Math.min(stage.width, stage.height);
  const edge = shorter * edgeShare;
  const gap = grid.cells.length > 1 ? shorter * gapShare : 0;
  const area = grid.sideShare
    ? { width: shorter * grid.sideShare, height: shorter * grid.sideShare }
    : { width: stage.width - 2 * edge, height: stage.height - 2 * edge };
  const left = (stage.width - area.width) / 2;
  const top = (stage.height - area.height) / 2;
  return grid.cells.map(([x, y, width, height], index) =>
    Item.parse({
      id: `new-${index}`,
      type: 'image',
      name: grid.cells.length > 1 ? `Picture ${index + 1}` : `${grid.label} frame`,
      x: Math.round(left + x * area.width + gap / 2),
      y: Math.round(top + y * area.height + gap / 2),
      width: Math.round(width * area.width - gap),
      height: Math.round(height * area.height - gap),
      scaleX: 1,
      scaleY: 1,
      scale: 'cover',
      bg: { type: 'color', color: emptyColor },
      ...(grid.mask && { mask: { type: 'custom_mask', url: `/library/masks/${grid.mask}.png` } }),
      timing: { startTime: 0, endTime: slideSeconds(slide) },
    }),
  );
}

/** Whether it waits for a picture. */
export function isEmptyFrame({ type, url, graphic, soundBars, box, locked }: Item): boolean {
  return type === 'image' && !url && !graphic && !soundBars && !box && !locked;
}
