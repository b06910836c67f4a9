/** Contact sheets of themes and layouts, to look at: one per theme and size, and one of all themes. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Canvas } from '@napi-rs/canvas';
import { type ProjectData, videoSizes } from '@reelwright/movie';
import type { Assets } from '@reelwright/stage';
import { layoutIds, scriptToMovie, themeList } from '@reelwright/wizards';
import { StartError } from '../../errors/start-error.ts';
import { contactSheet, drawMoment, movieAssets } from './draw-moments.ts';
import { measureWords } from './measure-words.ts';
import { type SampleMedia, sampleScript } from './sample-parts.ts';

const usage =
  'npm run sheets -- --out FOLDER [--theme NAME] [--size wide|square|vertical] [--layout NAME] [--photos] [--width 480]';

/** Where in a slide everything is there. */
const fullest = 0.93;

interface SheetOptions {
  readonly out: string;
  readonly themes: readonly string[];
  readonly sizes: readonly (keyof typeof videoSizes)[];
  readonly layouts: readonly string[];
  readonly media: SampleMedia;
  readonly width: number;
}

export function readSheetArguments(
  args: readonly string[],
  folder: (path: string) => string,
): SheetOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      out: { type: 'string' },
      theme: { type: 'string', multiple: true },
      size: { type: 'string', multiple: true },
      layout: { type: 'string', multiple: true },
      photos: { type: 'boolean' },
      width: { type: 'string' },
    },
  });
  if (!values.out) throw new StartError(usage);
  const known = Object.keys(videoSizes) as (keyof typeof videoSizes)[];
  return {
    out: folder(values.out),
    themes: values.theme ?? themeList.map(({ id }) => id),
    sizes: values.size ? known.filter((size) => values.size?.includes(size)) : known,
    layouts: values.layout ?? layoutIds,
    media: values.photos ? 'both' : 'built-in',
    width: Number(values.width ?? 480),
  };
}

export async function makeSheets(
  options: SheetOptions,
  warn: (sentence: string) => void,
): Promise<string> {
  await mkdir(options.out, { recursive: true });
  const whole = sampleScript(options);
  // What nobody asked for need not be drawn: that takes most of the time.
  const parts = whole.parts.filter(({ layout }) => options.layouts.includes(layout));
  const script = { ...whole, parts };
  for (const sizeName of options.sizes) {
    const size = videoSizes[sizeName];
    const cellWidth = Math.round(options.width * (size.width >= size.height ? 1 : 0.6));
    const byLayout = new Map<string, Canvas[]>();
    for (const theme of themeList.filter(({ id }) => options.themes.includes(id))) {
      const { movie } = scriptToMovie(script, { theme, ...size });
      const assets = await movieAssets(movie, warn);
      const cells: Canvas[] = [];
      for (const [at, slide] of movie.frames.entries()) {
        const cell = drawMoment(movie, at, fullest, { assets, width: cellWidth });
        for (const problem of problemsOf(movie, at, assets))
          warn(`${theme.id} ${sizeName} ${problem}`);
        cells.push(cell);
        byLayout.set(slide.id, [...(byLayout.get(slide.id) ?? []), cell]);
        // Canvases are freed only between two turns of the event loop.
        await setImmediate();
      }
      const columns = size.width >= size.height ? 4 : 7;
      await save(contactSheet(cells, columns), join(options.out, `${theme.id}-${sizeName}.png`));
      warn(`${theme.label}, ${sizeName}`);
    }
    for (const [layout, cells] of byLayout) {
      await save(
        contactSheet(cells, size.width >= size.height ? 5 : 9),
        join(options.out, `all-${layout}-${sizeName}.png`),
      );
    }
  }
  return `The sheets are in ${options.out}.`;
}

/** Words that are too small, too pale or out of the frame, at three moments of the slide. */
function problemsOf(movie: ProjectData, slide: number, assets: Assets): readonly string[] {
  const { width, height } = movie.movie.size;
  const smallest = Math.min(width, height) * 0.045 - 1;
  return [0.4, fullest].flatMap((share) =>
    measureWords(movie, slide, share, { assets, width: 480 }).flatMap(
      ({ id, contrast, sizePx, isInside }) => [
        ...(contrast < 4.5 ? [`${id}: contrast ${contrast.toFixed(1)}`] : []),
        ...(sizePx < smallest ? [`${id}: only ${Math.round(sizePx)} px`] : []),
        ...(isInside ? [] : [`${id}: leaves the frame`]),
      ],
    ),
  );
}

async function save(canvas: Canvas, path: string): Promise<void> {
  await writeFile(path, await canvas.encode('png'));
}
