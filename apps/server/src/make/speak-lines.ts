/** Speaks every line of a film into files of a folder; what is there already is not spoken again. */
import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Line, ProjectData } from '@reelwright/movie';
import { hasFreshVoice, type LinePlace, setLine } from '@reelwright/wizards';
import { StartError } from '../errors/start-error.ts';
import type { MediaPrograms } from '../media-tools/media-programs.ts';
import { lineFormatVersion, speakLine } from '../providers/text-to-speech/speak-line.ts';
import { SpeechError, type TextToSpeech } from '../providers/text-to-speech/text-to-speech-port.ts';

interface SpeakOptions {
  readonly speech: TextToSpeech;
  readonly voice: string;
  readonly languageCode: string;
  readonly folder: string;
  readonly programs: MediaPrograms;
  readonly onLine: (done: number, of: number) => void;
  readonly signal: AbortSignal;
}

type LineAudio = NonNullable<Line['audio']>;

export async function speakLines(
  data: ProjectData,
  lines: readonly LinePlace[],
  options: SpeakOptions,
): Promise<ProjectData> {
  const silent = lines.filter((place) => !hasFreshVoice(place));
  const left = silent.entries();
  const audios: (LineAudio | undefined)[] = [];
  // A film may say the same twice; one file is written once at a time.
  const underWay = new Map<string, Promise<LineAudio | undefined>>();
  const audioOf = async (text: string) =>
    (await spokenBefore(text, options)) ?? (await speak(text, options));
  let done = 0;
  const speakRest = async () => {
    for (const [at, { spoken }] of left) {
      options.signal.throwIfAborted();
      const audio = underWay.get(spoken) ?? audioOf(spoken);
      underWay.set(spoken, audio);
      audios[at] = await audio;
      done += 1;
      options.onLine(done, silent.length);
    }
  };
  await Promise.all(Array.from({ length: options.speech.linesAtOnce }, speakRest));
  return silent.reduce((then, { path }, at) => {
    const audio = audios[at];
    return audio ? setLine(then, path, { audio }) : then;
  }, data);
}

function nameOf(text: string, { voice, speech }: SpeakOptions): string {
  const about = [speech.version, lineFormatVersion, voice, text].join('\n');
  return `voice-${createHash('sha256').update(about).digest('hex').slice(0, 20)}`;
}

async function spokenBefore(text: string, options: SpeakOptions): Promise<LineAudio | undefined> {
  try {
    const file = join(options.folder, `${nameOf(text, options)}.json`);
    return JSON.parse(await readFile(file, 'utf8')) as LineAudio;
  } catch {
    return undefined;
  }
}

/** Undefined for a line without anything that can be said. */
async function speak(text: string, options: SpeakOptions): Promise<LineAudio | undefined> {
  const { voice, folder } = options;
  const name = nameOf(text, options);
  const file = `${name}.mp3`;
  const spoken = await speakLine({ ...options, text, file }).catch(explain);
  if (!spoken) return undefined;
  const audio = {
    url: file,
    duration: spoken.seconds,
    text,
    voice,
    words: spoken.words.map((word) => ({
      text: word.text,
      startTime: word.startSeconds,
      endTime: word.endSeconds,
    })),
  };
  // Last, and in one step: what is described is there.
  await writeFile(join(folder, `${name}.part`), JSON.stringify(audio));
  await rename(join(folder, `${name}.part`), join(folder, `${name}.json`));
  return audio;
}

/** A service that cannot be reached is no bug of ours: whoever runs the command is told what to do. */
function explain(error: unknown): never {
  if (!(error instanceof SpeechError)) throw error;
  throw new StartError(
    `The voice could not speak: ${error.message} What is done so far is kept. Try again, or use --no-voice.`,
  );
}
