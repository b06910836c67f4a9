import { createHash } from 'node:crypto';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Movie } from '@reelwright/stage';
import { loadFontFile } from '../../../apps/server/src/stage/load-font-file.ts';
import { nodeStage } from '../draw-in-node.ts';
import { keepClipFrames } from '../sample-clips.ts';

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

/** A row as the server drew it. */
export interface DrawnRow extends SheetRow {
  readonly width: number;
  readonly height: number;
  /** The frames of clips that were on it: where a page finds them, by clip and moment. */
  readonly clips: Readonly<Record<string, string>>;
  /** A checksum of the pixels at each of the moments. */
  readonly digests: readonly string[];
}

/** Draws every row once: the picture of all of them, and what Chromium's drawings are held against. */
export async function drawSheet({ rows, columns, cellWidth = 160 }: Sheet): Promise<{
  readonly picture: Buffer;
  readonly drawn: readonly DrawnRow[];
}> {
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
  const drawn: DrawnRow[] = [];
  for (const [index, row] of rows.entries()) {
    const left = (index % columns) * block.width;
    const top = Math.floor(index / columns) * block.height;
    context.fillStyle = '#222';
    context.font = `11px "${labelFont.name}"`;
    context.fillText(row.label, left + cell.gap, top + 11);
    const { width, height } = row.movie.movie.size;
    const scale = Math.min(cell.width / width, cell.height / height);
    const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
    drawn.push(
      await drawRow(row, size, (frame, column) => {
        const x = left + cell.gap + column * (cell.width + cell.gap);
        context.drawImage(frame, x, top + cell.label);
      }),
    );
  }
  return { picture: canvas.toBuffer('image/png'), drawn };
}

/** Draws a row's moments one after the other. */
export async function drawRow(
  row: SheetRow,
  { width, height }: { readonly width: number; readonly height: number },
  onFrame: (frame: Canvas, index: number) => void = () => undefined,
): Promise<DrawnRow> {
  const clips: Record<string, string> = {};
  const stopKeeping = keepClipFrames((key, name) => {
    clips[key] = `/clips/${name}`;
  });
  const stage = await nodeStage(row.movie, width, height);
  const digests = row.moments.map((seconds, index) => {
    const frame = stage.draw(seconds);
    onFrame(frame, index);
    const { data } = frame.getContext('2d').getImageData(0, 0, width, height);
    return createHash('sha256').update(data).digest('hex');
  });
  stopKeeping();
  // Skia gives back what it drew with only between two turns of the event loop.
  await new Promise((resolve) => setImmediate(resolve));
  return { ...row, width, height, clips, digests };
}
