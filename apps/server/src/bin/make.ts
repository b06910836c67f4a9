/** `npm run make -- listicle --keyword coffee --out coffee.mp4`: a film from a keyword. */
import { resolve } from 'node:path';
import { createProgressBar } from '../encode/command-line/progress-bar.ts';
import { StartError } from '../errors/start-error.ts';
import { guardedFetch } from '../guarded-fetch/guarded-fetch.ts';
import { readMakeArguments } from '../make/make-arguments.ts';
import { makeFilm } from '../make/make-film.ts';
import { ProgramFailed } from '../media-tools/start-program.ts';
import { readProcessSettings } from '../settings/read-settings.ts';
import { exitWithSentence } from './run-process.ts';

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
process.once('disconnect', () => stop.abort());

try {
  const command = readMakeArguments(process.argv.slice(2));
  const settings = readProcessSettings();
  // npm runs us in its own folder and says where the person is.
  const here = process.env.INIT_CWD ?? process.cwd();
  const said = await makeFilm(
    { ...command, out: resolve(here, command.out) },
    {
      programs: {
        ffmpeg: settings.FFMPEG_PATH ?? 'ffmpeg',
        ffprobe: settings.FFPROBE_PATH ?? 'ffprobe',
      },
      fetch: guardedFetch,
      warn: (sentence) => process.stderr.write(`${sentence}\n`),
      onProgress: createProgressBar(process.stderr),
      signal: stop.signal,
    },
    (sentence) => process.stderr.write(`${sentence}\n`),
  );
  process.stdout.write(`${said}\n`);
  process.exit(0);
} catch (error) {
  if (stop.signal.aborted) exitWithSentence(new StartError('Stopped. Nothing was written.'));
  if (error instanceof ProgramFailed && error.reason === 'not-found') {
    exitWithSentence(
      new StartError('ffmpeg could not be run. Please install it, or set FFMPEG_PATH.'),
    );
  }
  exitWithSentence(error);
}
