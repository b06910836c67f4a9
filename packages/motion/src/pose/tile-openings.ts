import { noise } from '@reelwright/chance';
import type { Clip } from './clip.ts';

type Tiles = Extract<Clip, { kind: 'tiles' }>;
interface TileOpening {
  readonly column: number;
  readonly row: number;
  /** 0 closed, 1 wide open. */
  readonly open: number;
}

/** How far each tile is open. Each takes part of the time, and begins when its turn comes. */
export function tileOpenings(tiles: Tiles): readonly TileOpening[] {
  const share = 0.4;
  const openings: TileOpening[] = [];
  for (let row = 0; row < tiles.rows; row += 1) {
    for (let column = 0; column < tiles.columns; column += 1) {
      const start = turn(tiles, column, row) * (1 - share);
      const open = Math.min(1, Math.max(0, (tiles.open - start) / share));
      openings.push({ column, row, open });
    }
  }
  return openings;
}

/** When a tile's turn is, 0 to 1. */
function turn({ order, columns, rows }: Tiles, column: number, row: number): number {
  switch (order) {
    case 'diagonal':
      return (column + row) / Math.max(1, columns + rows - 2);
    case 'scattered':
      return noise('tiles', row * columns + column);
    case 'checkered':
      return (column + row) % 2;
    default:
      return order satisfies never;
  }
}
