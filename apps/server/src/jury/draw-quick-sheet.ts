/** A film on one picture, each slide once, drawn in this process: to look at what a change of rules does. */
import { writeFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import type { Canvas } from '@napi-rs/canvas';
import type { ProjectData } from '@reelwright/movie';
import { contactSheet, drawMoment, type movieAssets } from '../make/sheets/draw-moments.ts';

/** Where in a slide everything is there. */
const fullest = 0.9;
const cell = { wide: { width: 480, columns: 4 }, tall: { width: 270, columns: 7 } } as const;

export async function drawQuickSheet(
  movie: ProjectData,
  out: string,
  assets: Awaited<ReturnType<typeof movieAssets>>,
): Promise<void> {
  const { width, height } = movie.movie.size;
  const { width: cellWidth, columns } = height > width ? cell.tall : cell.wide;
  const cells: Canvas[] = [];
  for (const at of movie.frames.keys()) {
    cells.push(drawMoment(movie, at, fullest, { assets, width: cellWidth }));
    // Canvases are freed only between two turns of the event loop.
    await setImmediate();
  }
  await writeFile(out, await contactSheet(cells, columns).encode('png'));
}
