/** From a keyword to a finished film, without server, database or account. */
import { mkdir, rm, rmdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { loadWizard } from '@reelwright/wizards/list';
import { readMovieFile } from '../encode/command-line/read-movie-file.ts';
import { type RenderSetup, renderFile, requireFolder } from '../encode/command-line/render-file.ts';
import { creditsOf, creditText } from '../features/library/project-credits.ts';
import { createArtAhead } from './art-ahead.ts';
import type { MakeCommand } from './make-arguments.ts';
import { writeCaptionFiles } from './write-caption-files.ts';
import { type MovieMakers, writeMovie } from './write-movie.ts';

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
    const { file, movie, script } = await writeMovie({ ...command, wizard }, folder, makers, {
      ...setup,
      beforeSpeaking: (movie) => art.begin(movie, setup.signal),
    });
    // Gives the voice's memory back before drawing begins.
    await makers.speech.close();
    const summary = await renderFile(
      {
        kind: 'video',
        movie: file,
        out: command.out,
        size: undefined,
        fromSeconds: undefined,
        toSeconds: undefined,
      },
      { ...setup, segmentsFolder: join(folder, 'segments'), readArt: art.read, drawnAtOnce },
    );
    const written = await writeCaptionFiles((await readMovieFile(file)).data, command);
    if (written.length < command.captionFiles.length) {
      setup.warn('Nothing is said in this film, so it has no subtitles.');
    }
    await rm(folder, { recursive: true, force: true });
    // Whoever shows the film names these: whose text it tells, and what it is made of.
    const credits = creditText(script.title, creditsOf(movie));
    return `${[summary, ...written].join('\n')}\n\n${credits}`;
  } finally {
    await makers.speech.close();
    await makers.articles.close();
    // Nothing was begun: nothing to go on from.
    await rmdir(folder).catch(() => undefined);
  }
}
