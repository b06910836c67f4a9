import { resolve } from 'node:path';
import { fetchOfProcess } from '../app/fetch-of-process.ts';
import { createProgressBar } from '../encode/command-line/progress-bar.ts';
import type { RenderSetup } from '../encode/command-line/render-file.ts';
import { StartError } from '../errors/start-error.ts';
import { ProgramFailed } from '../media-tools/start-program.ts';
import { readProcessSettings, type Settings } from '../settings/read-settings.ts';
import { exitWithSentence } from './run-process.ts';

/** Finds a file that a person named on the command line. */
type FindFile = (path: string) => string;

/** Runs a command that makes a video: until it is done, Ctrl-C is pressed or the parent is gone. */
export async function runVideoCommand(
  make: (setup: RenderSetup, findFile: FindFile, settings: Settings) => Promise<string>,
  whenStopped = 'Stopped. Nothing was written.',
): Promise<never> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
  process.once('disconnect', () => stop.abort());
  try {
    const settings = readProcessSettings();
    const setup: RenderSetup = {
      programs: {
        ffmpeg: settings.FFMPEG_PATH ?? 'ffmpeg',
        ffprobe: settings.FFPROBE_PATH ?? 'ffprobe',
      },
      fetch: fetchOfProcess(settings),
      warn: (sentence) => process.stderr.write(`${sentence}\n`),
      onProgress: createProgressBar(process.stderr),
      signal: stop.signal,
    };
    // npm runs us in its own folder and says where the person is.
    const findFile: FindFile = (path) => resolve(process.env.INIT_CWD ?? process.cwd(), path);
    const summary = await make(setup, findFile, settings);
    process.stdout.write(`${summary}\n`);
    process.exit(0);
  } catch (error) {
    if (stop.signal.aborted) exitWithSentence(new StartError(whenStopped));
    if (error instanceof ProgramFailed && error.reason === 'not-found') {
      exitWithSentence(
        new StartError('ffmpeg could not be run. Please install it, or set FFMPEG_PATH.'),
      );
    }
    exitWithSentence(error);
  }
}
