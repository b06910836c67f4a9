/** A film on one picture: each slide as it comes, in motion, and at its fullest. */
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { type ProjectData, slideSeconds } from '@reelwright/movie';
import { withNewFolder } from '../data-dir/work-folder.ts';
import { openBeside } from '../encode/command-line/open-beside.ts';
import type { RenderSetup } from '../encode/command-line/render-file.ts';
import { startDrawing } from '../encode/draw/start-drawing.ts';
import { gatherMedia } from '../encode/gather-media.ts';
import { publishedQuality } from '../encode/video-settings.ts';
import { evenSize } from '../encode/video-size.ts';

interface Moment {
  readonly seconds: number;
  readonly label: string;
}

/** After a cut: where a transition is half-way, and where words are arriving. */
const atTheCut = 0.15;
const inMotion = 0.7;
const beforeTheEnd = 0.4;
/** The longer side of a picture on the sheet. */
const longSide = 384;
const columns = { wide: 6, tall: 9 } as const;
const labelHeight = 16;
const gap = 4;

export async function drawSheet(
  movieFile: string,
  movie: ProjectData,
  out: string,
  { programs, fetch, signal, warn }: RenderSetup,
): Promise<void> {
  const { width, height } = movie.movie.size;
  const scale = longSide / Math.max(width, height);
  const size = evenSize({ width: Math.round(width * scale), height: Math.round(height * scale) });
  await withNewFolder(join(dirname(out), '.sheet-'), async (folder) => {
    const media = await gatherMedia(movie, folder, openBeside(dirname(movieFile), fetch), signal);
    for (const { url, problem } of media.missing) warn(`Missing: ${url}: ${problem}`);
    const files = [...media.files].map(([url, { file }]) => [url, file] as const);
    const settings = { ...publishedQuality, ...size };
    const job = { programs, folder, movie, settings, media: files };
    const drawing = await startDrawing(job, (problem) => warn(JSON.stringify(problem)));
    try {
      const moments = momentsOf(movie);
      const across = height > width ? columns.tall : columns.wide;
      const cell = { width: size.width + gap, height: size.height + labelHeight + gap };
      const rows = Math.ceil(moments.length / across);
      const sheet = createCanvas(cell.width * across, cell.height * rows);
      const context = sheet.getContext('2d');
      context.fillStyle = '#222';
      context.fillRect(0, 0, sheet.width, sheet.height);
      for (const [at, { seconds, label }] of moments.entries()) {
        signal.throwIfAborted();
        await drawing.drawStill(seconds, 'still.png');
        const still = await loadImage(await readFile(join(folder, 'still.png')));
        const x = (at % across) * cell.width;
        const y = Math.floor(at / across) * cell.height;
        context.drawImage(still, x, y);
        context.fillStyle = '#ddd';
        context.font = '12px sans-serif';
        context.fillText(label, x + 2, y + size.height + 12, size.width);
      }
      await writeFile(out, sheet.toBuffer('image/png'));
    } finally {
      await drawing.close();
    }
  });
}

function momentsOf({ frames }: ProjectData): Moment[] {
  let start = 0;
  return frames.flatMap((slide) => {
    const seconds = slideSeconds(slide);
    const times = [atTheCut, Math.min(inMotion, seconds / 2), ...fullest(slide, seconds)];
    const moments = times.map((at) => ({
      seconds: start + at,
      label: `${slide.id} ${at.toFixed(2)} of ${seconds.toFixed(1)} s`,
    }));
    start += seconds;
    return moments;
  });
}

/** Before the end; where words or pictures follow each other on one slide, before each of them goes as well. */
function fullest({ items }: ProjectData['frames'][number], seconds: number): number[] {
  const ends = items
    .map(({ timing }) => timing.endTime)
    .filter((end) => end < seconds - 1 && end > 1.5);
  return [...new Set([...ends.map((end) => end - 0.3), seconds - beforeTheEnd])].sort(
    (a, b) => a - b,
  );
}
