/** From what a film is about to its movie: script, pictures, voice, look and music, in a folder of its own. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ProjectData, readProjectData, videoSizes } from '@reelwright/movie';
import {
  listicleLines,
  lookOf,
  musicOf,
  type Script,
  scriptToMovie,
  themeCalled,
  writeListicle,
} from '@reelwright/wizards';
import type { RenderSetup } from '../encode/command-line/render-file.ts';
import { StartError } from '../errors/start-error.ts';
import { createKnowledge } from '../providers/knowledge/create-knowledge.ts';
import type { Knowledge } from '../providers/knowledge/knowledge-port.ts';
import { createBuiltInPictures } from '../providers/media-search/built-in/built-in-pictures.ts';
import type { MediaProvider } from '../providers/media-search/media-search-port.ts';
import { createTextToSpeech } from '../providers/text-to-speech/create-text-to-speech.ts';
import type { TextToSpeech } from '../providers/text-to-speech/text-to-speech-port.ts';
import { gatherAnswers } from './gather-answers.ts';
import type { MakeCommand } from './make-arguments.ts';
import { speakLines } from './speak-lines.ts';

export interface WrittenMovie {
  readonly script: Script;
  readonly movie: ProjectData;
  /** The movie as a file beside everything it is made of. */
  readonly file: string;
}

export interface MovieMakers {
  readonly knowledge: Knowledge;
  readonly pictures: MediaProvider;
  readonly speech: TextToSpeech;
}

/** What comes with the product; its speech has to be closed. */
export function createMovieMakers(): MovieMakers {
  return {
    knowledge: createKnowledge(),
    pictures: createBuiltInPictures(),
    speech: createTextToSpeech(),
  };
}

export async function writeMovie(
  command: Omit<MakeCommand, 'out'>,
  folder: string,
  { knowledge, pictures, speech }: MovieMakers,
  { programs, signal, warn }: RenderSetup,
): Promise<WrittenMovie> {
  const answers = command.answers
    ? await readAnswers(command.answers)
    : await gatherAnswers({ ...command, knowledge, pictures, signal });
  const data = command.voice
    ? await speakLines(answers, listicleLines(answers), {
        ...{ speech, voice: command.voice, folder, programs, signal },
        onLine: (done, of) => warn(`Voice: line ${done} of ${of}`),
      })
    : answers;
  const script = writeListicle(data);
  if (script.parts.length === 0) throw new StartError('The answers hold no items to tell about.');
  const { width, height } = command.size ?? (command.answers ? data.movie.size : videoSizes.wide);
  const theme = command.theme ? themeCalled(command.theme) : lookOf(data.theme);
  const musicUrl = data.movie.audio.url || musicOf(theme, script.title);
  const { movie } = scriptToMovie(script, { theme, width, height, data, musicUrl });
  const file = join(folder, 'movie.json');
  await writeFile(file, JSON.stringify(movie));
  return { script, movie, file };
}

async function readAnswers(file: string): Promise<ProjectData> {
  let saved: unknown;
  try {
    saved = JSON.parse(await readFile(file, 'utf8'));
  } catch {
    throw new StartError(`${file} could not be read as answers: it has to be a JSON file.`);
  }
  return readProjectData(saved).data;
}
