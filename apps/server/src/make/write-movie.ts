/** From what a film is about to its movie: script, pictures, voice, look and music, in a folder of its own. */
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type ProjectData, readProjectData, videoSizes } from '@reelwright/movie';
import {
  linesOf,
  lookOf,
  musicOf,
  type Script,
  scriptToMovie,
  type ThemeLook,
  themeCalled,
  themeForTopic,
} from '@reelwright/wizards';
import type { RenderSetup } from '../encode/command-line/render-file.ts';
import { StartError } from '../errors/start-error.ts';
import {
  createMediaSearch,
  type MediaSearch,
} from '../features/media-search/media-search-service.ts';
import type { GuardedFetch } from '../guarded-fetch/create-guarded-fetch.ts';
import { createKnowledge } from '../providers/knowledge/create-knowledge.ts';
import type { Knowledge } from '../providers/knowledge/knowledge-port.ts';
import { createMediaProviders } from '../providers/media-search/create-media-providers.ts';
import type { MediaProvider } from '../providers/media-search/media-search-port.ts';
import { createTextToSpeech } from '../providers/text-to-speech/create-text-to-speech.ts';
import type { TextToSpeech } from '../providers/text-to-speech/text-to-speech-port.ts';
import type { Settings } from '../settings/read-settings.ts';
import { findPictures } from './find-pictures.ts';
import { gatherAnswers } from './gather-answers.ts';
import { illustrateListicle } from './gather-listicle.ts';
import type { MakeCommand } from './make-arguments.ts';
import { makeableWizards } from './makeable-wizards.ts';
import { speakLines } from './speak-lines.ts';
import { tellsSomething } from './tells-something.ts';

export interface WrittenMovie {
  readonly script: Script;
  readonly movie: ProjectData;
  /** The movie as a file beside everything it is made of. */
  readonly file: string;
}

export interface MovieMakers {
  readonly knowledge: Knowledge;
  readonly pictures: MediaProvider;
  readonly search: MediaSearch;
  readonly speech: TextToSpeech;
}

/** What this installation has: what comes along, and the services of its settings. Its speech has to be closed. */
export function createMovieMakers(settings: Settings, fetch: GuardedFetch): MovieMakers {
  const providers = createMediaProviders(settings, fetch);
  const [pictures] = providers;
  if (!pictures) throw new Error('There are no pictures to choose from.');
  return {
    pictures,
    search: createMediaSearch(providers),
    // Whoever starts this pays for the model themselves.
    knowledge: createKnowledge({ settings, mayAskModel: async () => true }),
    speech: createTextToSpeech(settings, Math.min(2, availableParallelism())),
  };
}

export type MovieCommand = Omit<MakeCommand, 'out'>;

export async function writeMovie(
  command: MovieCommand,
  folder: string,
  makers: MovieMakers,
  setup: RenderSetup & {
    /** Told of the film as it will look, before its lines are spoken. */
    readonly beforeSpeaking?: (movie: ProjectData) => void;
  },
): Promise<WrittenMovie> {
  const { programs, signal, warn } = setup;
  const { speech } = makers;
  // It takes seconds to load, as the script does.
  if (command.voice !== false) speech.prepare?.();
  const wizard = makeableWizards[command.wizard];
  const given = command.answers
    ? await readAnswers(command.answers)
    : await gatherAnswers(command.wizard, { ...command, ...makers, signal });
  const answers =
    command.wizard === 'listicle' && showsNothing(wizard.writeScript(given))
      ? await illustrateListicle(given, {
          ...command,
          ...makers,
          signal,
          keyword: given.keyword ?? '',
        })
      : given;
  const size = command.size ?? (command.answers ? answers.movie.size : videoSizes.wide);
  // Before anything is looked for or spoken.
  if (!tellsSomething(wizard.writeScript(answers))) {
    throw new StartError('The answers hold nothing to tell about.');
  }
  const shown = await withPictures(answers, command, makers, { ...setup, size });
  const made = (data: ProjectData) => movieOf(command, wizard.writeScript(data), data, size);
  if (command.voice !== false) setup.beforeSpeaking?.(made(shown));
  const data =
    command.voice === false
      ? shown
      : await speakLines(shown, linesOf(wizard.writeScript(shown)), {
          speech,
          voice: await voiceCalled(command.voice, speech),
          folder,
          programs,
          signal,
          onLine: (done, of) => warn(`Voice: line ${done} of ${of}`),
        });
  const script = wizard.writeScript(data);
  const movie = made(data);
  const file = join(folder, 'movie.json');
  await writeFile(file, JSON.stringify(movie));
  return { script, movie, file };
}

function movieOf(
  command: MovieCommand,
  script: Script,
  data: ProjectData,
  { width, height }: { readonly width: number; readonly height: number },
): ProjectData {
  const theme = themeOf(command, data, script.title);
  const musicUrl = data.movie.audio.url || musicOf(theme, script.title);
  return scriptToMovie(script, { theme, width, height, data, musicUrl }).movie;
}

/** Photos from services that are set up; otherwise what the script itself chooses among the pictures that come along. */
async function withPictures(
  data: ProjectData,
  command: MovieCommand,
  { search, knowledge }: MovieMakers,
  {
    size,
    signal,
    warn,
  }: Pick<RenderSetup, 'signal' | 'warn'> & { size: { width: number; height: number } },
): Promise<ProjectData> {
  const images = search.sources.filter(({ type }) => type === 'image');
  const script = makeableWizards[command.wizard].writeScript(data);
  const source =
    command.pictures ?? pictureService(search) ?? (showsNothing(script) ? 'builtin' : undefined);
  if (!source) return data;
  if (!images.some(({ value }) => value === source)) {
    const names = images.map(({ value }) => value).join(', ');
    throw new StartError(`There are no pictures called ${source}. There are: ${names}.`);
  }
  return findPictures(data, linesOf(script), {
    search,
    source,
    knowledge,
    signal,
    warn,
    creativity: 1,
    shape: size.width > size.height ? 'wide' : size.width < size.height ? 'vertical' : 'square',
    onLine: (done, of) => warn(`Pictures: line ${done} of ${of}`),
  });
}

/** Answers from elsewhere may say nothing about pictures; a keyword's always do. */
function showsNothing({ parts }: Script): boolean {
  return parts.every(({ lines }) => lines.every(({ picture }) => picture.objects.length === 0));
}

/** The first service of the settings that has pictures; what comes along is asked by the script itself. */
export function pictureService({ sources }: Pick<MediaSearch, 'sources'>): string | undefined {
  const isService = ({ value, type, apart }: (typeof sources)[number]) =>
    type === 'image' && value !== 'all' && value !== 'builtin' && !apart;
  return sources.find(isService)?.value;
}

function themeOf({ theme }: MovieCommand, data: ProjectData, title: string): ThemeLook {
  if (theme) return themeCalled(theme);
  if (data.theme?.name) return lookOf(data.theme);
  return themeForTopic({ keyword: data.keyword ?? '', title });
}

const usualVoice = 'en-US-Clara';

/** The voice somebody asked for; without one the usual one, or the first that a service set up instead has. */
async function voiceCalled(name: string | undefined, speech: TextToSpeech): Promise<string> {
  const voices = await speech.voices();
  const wanted = name ?? usualVoice;
  const found =
    voices.find((voice) => voice.name === wanted) ??
    // "Clara" is enough.
    voices.find((voice) => voice.name.endsWith(`-${wanted}`));
  if (found) return found.name;
  const [first] = voices;
  if (name === undefined && first) return first.name;
  const names = voices.map((voice) => voice.name).join(', ');
  throw new StartError(`There is no voice ${name}. There are: ${names}.`);
}

async function readAnswers(file: string): Promise<ProjectData> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) throw new StartError(`There is no file ${file} that could be read.`);
  try {
    return readProjectData(JSON.parse(text)).data;
  } catch {
    throw new StartError(`${file} could not be read as answers: it has to be a JSON file.`);
  }
}
