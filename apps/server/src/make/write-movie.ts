/** From what a film is about to its movie: script, pictures, voice, look and music, in a folder of its own. */
import { writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Captions, type ProjectData, videoSizes } from '@reelwright/movie';
import { filmLanguage, filmLanguageOf, primaryLanguage } from '@reelwright/movie/language';
import {
  linesOf,
  lookOf,
  type Script,
  scriptToMovie,
  type ThemeLook,
  themeCalled,
  themeForTopic,
} from '@reelwright/wizards';
import { musicFor, type Wizard } from '@reelwright/wizards/machine';
import type { RenderSetup } from '../encode/command-line/render-file.ts';
import { StartError } from '../errors/start-error.ts';
import { createDraftAsk } from '../features/knowledge/answer-drafts.ts';
import { readInstalledKnowledge } from '../features/knowledge/own/read-installed-knowledge.ts';
import {
  createMediaSearch,
  type MediaSearch,
} from '../features/media-search/media-search-service.ts';
import { createPhotoFinder } from '../features/media-search/photos/create-photo-finder.ts';
import type { FindPhotos } from '../features/media-search/photos/find-photos.ts';
import type { GuardedFetch } from '../guarded-fetch/create-guarded-fetch.ts';
import { sharedSubjects } from '../providers/background-removal/embedded-background-removal.ts';
import { createKnowledge } from '../providers/knowledge/create-knowledge.ts';
import type { Knowledge } from '../providers/knowledge/knowledge-port.ts';
import { createMediaProviders } from '../providers/media-search/create-media-providers.ts';
import type { MediaProvider } from '../providers/media-search/media-search-port.ts';
import { createTextToSpeech } from '../providers/text-to-speech/create-text-to-speech.ts';
import type { TextToSpeech, Voice } from '../providers/text-to-speech/text-to-speech-port.ts';
import { createTranscription } from '../providers/transcription/create-transcription.ts';
import type { Transcription } from '../providers/transcription/transcription-port.ts';
import type { Settings } from '../settings/read-settings.ts';
import { addFilmPhotos } from './add-film-photos.ts';
import { draftAnswers, showsNothing } from './draft-answers.ts';
import { findPictures } from './find-pictures.ts';
import { listenTo } from './listen-to.ts';
import type { MakeCommand } from './make-arguments.ts';
import { createMakeArticles, type MakeArticles } from './make-articles.ts';
import { saidOfKeyword } from './said-of-keyword.ts';
import { speakLines } from './speak-lines.ts';

export interface WrittenMovie {
  readonly script: Script;
  readonly movie: ProjectData;
  /** The same film laid out for another size. Nothing is asked, searched or spoken again. */
  inSize(size: { readonly width: number; readonly height: number }): ProjectData;
  /** Its best passages as upright films of their own; none where a wizard makes none. */
  clips(): readonly ProjectData[];
  /** The movie as a file beside everything it is made of. */
  readonly file: string;
}

export interface MovieMakers {
  readonly knowledge: Knowledge;
  readonly pictures: MediaProvider;
  readonly search: MediaSearch;
  readonly findPhotos: FindPhotos;
  readonly speech: TextToSpeech;
  readonly articles: MakeArticles;
  readonly transcription: Transcription;
}

/** What this installation has: what comes along, and the services of its settings. Its speech has to be closed. */
export function createMovieMakers(settings: Settings, fetch: GuardedFetch): MovieMakers {
  const providers = createMediaProviders(settings, fetch);
  const [pictures] = providers;
  if (!pictures) throw new Error('There are no pictures to choose from.');
  const search = createMediaSearch(providers);
  return {
    pictures,
    search,
    findPhotos: createPhotoFinder(search, {
      fetch,
      programs: {
        ffmpeg: settings.FFMPEG_PATH ?? 'ffmpeg',
        ffprobe: settings.FFPROBE_PATH ?? 'ffprobe',
      },
      workFolder: tmpdir(),
      subjects: sharedSubjects,
    }),
    // Whoever starts this pays for the model themselves.
    knowledge: createKnowledge({
      settings,
      mayAskModel: async () => true,
      written: readInstalledKnowledge(settings),
    }),
    articles: createMakeArticles(settings, fetch),
    transcription: createTranscription(settings),
    speech: createTextToSpeech(settings, Math.min(2, availableParallelism())),
  };
}

export interface MovieCommand extends Omit<MakeCommand, 'out' | 'wizard' | 'captionFiles'> {
  readonly wizard: Wizard;
}

export async function writeMovie(
  command: MovieCommand,
  folder: string,
  makers: MovieMakers,
  setup: RenderSetup & {
    /** Called with the film as it will look, before its lines are spoken. */
    readonly beforeSpeaking?: (movie: ProjectData) => void;
  },
): Promise<WrittenMovie> {
  const { programs, signal, warn } = setup;
  const { speech } = makers;
  const { wizard } = command;
  // A recording speaks for itself.
  const isSpoken = command.voice !== false && !wizard.isRecorded;
  // It takes seconds to load, as the script does.
  if (isSpoken) speech.prepare?.();
  const ask = createDraftAsk(
    makers.knowledge,
    makers.pictures,
    { signal, asker: 'make' },
    makers.articles,
  );
  const article = command.article && (await makers.articles.read(command.article, signal));
  const sound =
    command.sound === undefined
      ? undefined
      : await listenTo({ file: command.sound, transcript: command.transcript }, folder, {
          ...setup,
          transcription: makers.transcription,
        });
  const drafted = await draftAnswers(wizard, {
    ...command,
    sound,
    article: article && { type: command.article?.kind ?? 'file', ...article },
    ask,
    signal,
  });
  const said = await saidOfKeyword(command, makers.knowledge, signal);
  if (said) warn(said);
  const answers = command.language ? { ...drafted, language: command.language } : drafted;
  const size = command.size ?? (command.answers ? answers.movie.size : videoSizes.wide);
  const shown = await withPictures(answers, command, makers, { ...setup, size });
  const made = (data: ProjectData, inSize = size) =>
    movieOf(command, withCaptions(data, command), inSize);
  const voice =
    command.voice === false || !isSpoken
      ? undefined
      : await voiceFor(filmLanguage(answers), command.voice, speech);
  if (isSpoken && !voice) warn(noVoice(filmLanguage(answers)));
  if (voice) setup.beforeSpeaking?.(made(shown));
  const data = !voice
    ? shown
    : await speakLines(shown, linesOf(wizard.writeScript(shown)), {
        speech,
        voice: voice.name,
        languageCode: voice.languageCode,
        folder,
        programs,
        signal,
        onLine: (done, of) => warn(`Voice: line ${done} of ${of}`),
      });
  const script = wizard.writeScript(data);
  const movie = made(data);
  const file = join(folder, 'movie.json');
  await writeFile(file, JSON.stringify(movie));
  return {
    script,
    movie,
    file,
    inSize: (other) => made(data, other),
    clips: () => wizard.draft?.clips?.(data).map((clip) => made(clip, videoSizes.vertical)) ?? [],
  };
}

function withCaptions(data: ProjectData, { captions: style }: MovieCommand): ProjectData {
  if (!style) return data;
  return { ...data, captions: Captions.parse({ ...data.captions, on: true, style }) };
}

function movieOf(
  { wizard, theme: asked }: MovieCommand,
  data: ProjectData,
  { width, height }: { readonly width: number; readonly height: number },
): ProjectData {
  const script = wizard.writeScript(data);
  const theme = asked ? themeCalled(asked) : themeOf(data, script.title);
  const looking = { ...data, theme: { ...data.theme, name: theme.id } };
  const musicUrl = data.movie.audio.url || musicFor(wizard, looking);
  return scriptToMovie(script, { theme, width, height, data, ...(musicUrl && { musicUrl }) }).movie;
}

/** Answers from elsewhere may have no look yet. */
function themeOf(data: ProjectData, title: string): ThemeLook {
  if (data.theme?.name) return lookOf(data.theme);
  return themeForTopic({ keyword: data.keyword ?? '', title });
}

type PictureSetup = Pick<RenderSetup, 'signal' | 'warn'> & {
  readonly size: { readonly width: number; readonly height: number };
};

/** Photos of the services that are set up, as on the screen; the rest is what the script itself chooses. */
async function withPictures(
  data: ProjectData,
  command: MovieCommand,
  { search, knowledge, findPhotos }: MovieMakers,
  { size, signal, warn }: PictureSetup,
): Promise<ProjectData> {
  const { wizard } = command;
  const shape =
    size.width > size.height ? 'wide' : size.width < size.height ? 'vertical' : 'square';
  // Whoever names a source wants that and nothing else.
  const shown = command.pictures
    ? data
    : await addFilmPhotos(data, wizard, { findPhotos, shape, signal, warn });
  const script = wizard.writeScript(shown);
  const source =
    command.pictures ??
    // A text in another language shows grounds rather than whatever is found for words nobody knows.
    (showsNothing(script) && !command.article ? 'builtin' : undefined);
  if (!source) return shown;
  const images = search.sources.filter(({ type }) => type === 'image');
  if (!images.some(({ value }) => value === source)) {
    const names = images.map(({ value }) => value).join(', ');
    throw new StartError(`There are no pictures called ${source}. There are: ${names}.`);
  }
  return findPictures(shown, linesOf(script), {
    title: script.title,
    search,
    source,
    knowledge,
    signal,
    warn,
    creativity: 1,
    shape,
    onLine: (done, of) => warn(`Pictures: line ${done} of ${of}`),
  });
}

const usualVoice = 'en-US-Clara';

/** The voice somebody asked for; without one the usual one, or the first that a service set up instead has. */
function noVoice(language: string): string {
  const name = filmLanguageOf(language)?.name ?? language;
  return `No voice here speaks ${name}, so the film is silent: its words are on the slides. Install espeak-ng or set up a service (docs/operating.md), or name a voice with --voice.`;
}

/** The voice that was named, else one that speaks the film's language; none where there is none. */
async function voiceFor(
  language: string,
  name: string | undefined,
  speech: TextToSpeech,
): Promise<Voice | undefined> {
  if (name !== undefined || language === 'en') return voiceCalled(name, speech);
  const voices = await speech.voices();
  return voices.find(
    (voice) => voice.speaksAll || primaryLanguage(voice.languageCode) === language,
  );
}

async function voiceCalled(name: string | undefined, speech: TextToSpeech): Promise<Voice> {
  const voices = await speech.voices();
  const wanted = name ?? usualVoice;
  const found =
    voices.find((voice) => voice.name === wanted) ??
    // "Clara" is enough.
    voices.find((voice) => voice.name.endsWith(`-${wanted}`));
  if (found) return found;
  const [first] = voices;
  if (name === undefined && first) return first;
  const names = voices.map((voice) => voice.name).join(', ');
  throw new StartError(`There is no voice ${name}. There are: ${names}.`);
}
