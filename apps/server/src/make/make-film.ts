/** From a keyword to a finished film, without server, database or account. */
import { mkdir, rm, rmdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, dirname, join, parse } from 'node:path';
import { type ProjectData, videoFormats } from '@reelwright/movie';
import { loadWizard } from '@reelwright/wizards/list';
import { readMovieFile } from '../encode/command-line/read-movie-file.ts';
import { type RenderSetup, renderFile, requireFolder } from '../encode/command-line/render-file.ts';
import { creditsOf, creditText } from '../features/library/project-credits.ts';
import { createArtAhead } from './art-ahead.ts';
import type { MakeCommand } from './make-arguments.ts';
import { writeCaptionFiles } from './write-caption-files.ts';
import { type MovieMakers, type WrittenMovie, writeMovie } from './write-movie.ts';

/** As a worker does: one alone leaves a core without work whenever a slide begins or ends. */
const drawnAtOnce = Math.min(2, availableParallelism());

/**
 * Beside the film there is a folder with the lines spoken and the slides drawn so far. It goes when the film is
 * done; after a stop it stays, and the next run goes on from there.
 */
export async function makeFilm(
  command: MakeCommand,
  setup: RenderSetup,
  makers: MovieMakers,
): Promise<string> {
  await requireFolder(dirname(command.out));
  const folder = join(dirname(command.out), `.${basename(command.out)}-work`);
  await mkdir(folder, { recursive: true });
  try {
    setup.warn('Writing the script');
    const art = createArtAhead();
    const wizard = await loadWizard(command.wizard);
    const written = await writeMovie({ ...command, wizard }, folder, makers, {
      ...setup,
      beforeSpeaking: (movie) => art.begin(movie, setup.signal),
    });
    // Gives the voice's memory back before drawing begins.
    await makers.speech.close();
    const films = await filmsOf(command, written, folder);
    const summaries: string[] = [];
    for (const { movie, out } of films) {
      const video = { kind: 'video', movie, out, ...wholeFilm } as const;
      // Segments and sound are kept by what they are made of: what formats have in common is made once.
      const segmentsFolder = join(folder, 'segments');
      const drawing = { ...setup, segmentsFolder, readArt: art.read, drawnAtOnce };
      summaries.push(await renderFile(video, drawing));
    }
    const captions = await writeCaptionFiles((await readMovieFile(written.file)).data, command);
    if (captions.length < command.captionFiles.length) {
      setup.warn('Nothing is said in this film, so it has no subtitles.');
    }
    await rm(folder, { recursive: true, force: true });
    // Whoever shows the film names these: whose text it tells, and what it is made of.
    const credits = creditText(written.script.title, creditsOf(written.movie));
    return `${[...summaries, ...captions].join('\n')}\n\n${credits}`;
  } finally {
    await makers.speech.close();
    await makers.articles.close();
    // Nothing was begun: nothing to go on from.
    await rmdir(folder).catch(() => undefined);
  }
}

const wholeFilm = { size: undefined, fromSeconds: undefined, toSeconds: undefined };

interface Film {
  readonly movie: string;
  readonly out: string;
}

/** One film, or one for each format, whose name says which: coffee-square.mp4. Clips are numbered: talk-clip-1.mp4. */
async function filmsOf(
  { out, formats, clips: hasClips = false }: MakeCommand,
  { file, inSize, clips }: WrittenMovie,
  folder: string,
): Promise<readonly Film[]> {
  const { dir, name, ext } = parse(out);
  const written = async (id: string, data: ProjectData): Promise<Film> => {
    const movie = join(folder, `movie-${id}.json`);
    await writeFile(movie, JSON.stringify(data));
    return { movie, out: join(dir, `${name}-${id}${ext}`) };
  };
  const whole = formats
    ? formats.map((id) => written(id, inSize(videoFormats[id])))
    : [{ movie: file, out }];
  const parts = hasClips ? clips().map((clip, at) => written(`clip-${at + 1}`, clip)) : [];
  return Promise.all([...whole, ...parts]);
}
