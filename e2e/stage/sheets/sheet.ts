import { createCanvas } from '@napi-rs/canvas';
import type { Movie } from '@reelwright/stage';
import { loadFontFile } from '../../../apps/server/src/stage/load-font-file.ts';
import { nodeStage } from '../draw-in-node.ts';

/** One subject, drawn at each of the moments. */
export interface SheetRow {
  readonly label: string;
  readonly movie: Movie;
  readonly moments: readonly number[];
}

/** Many small pictures of one family of things, to be looked at together. */
export interface Sheet {
  readonly name: string;
  /** How many rows stand beside each other. */
  readonly columns: number;
  /** Of one small picture, in px: 160 unless told. */
  readonly cellWidth?: number;
  readonly rows: readonly SheetRow[];
}

const labelFont = { name: 'roboto latin 400', path: 'roboto/files/roboto-latin-400-normal.woff2' };

export async function drawSheet({ rows, columns, cellWidth = 160 }: Sheet): Promise<Buffer> {
  const cell = { width: cellWidth, height: (cellWidth * 9) / 16, label: 14, gap: 3 };
  loadFontFile(labelFont);
  const moments = Math.max(...rows.map((row) => row.moments.length));
  const block = {
    width: (cell.width + cell.gap) * moments + cell.gap * 2,
    height: cell.height + cell.label + cell.gap,
  };
  const down = Math.ceil(rows.length / columns);
  const canvas = createCanvas(block.width * columns, block.height * down);
  const context = canvas.getContext('2d');
  context.fillStyle = '#e9e9ee';
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const [index, row] of rows.entries()) {
    const left = (index % columns) * block.width;
    const top = Math.floor(index / columns) * block.height;
    context.fillStyle = '#222';
    context.font = `11px "${labelFont.name}"`;
    context.fillText(row.label, left + cell.gap, top + 11);
    const { width, height } = row.movie.movie.size;
    const scale = Math.min(cell.width / width, cell.height / height);
    const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
    const stage = await nodeStage(row.movie, w, h);
    for (const [column, seconds] of row.moments.entries()) {
      const x = left + cell.gap + column * (cell.width + cell.gap);
      context.drawImage(stage.draw(seconds), x, top + cell.label);
    }
    // Skia gives back what it drew with only between two turns of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return canvas.toBuffer('image/png');
}
