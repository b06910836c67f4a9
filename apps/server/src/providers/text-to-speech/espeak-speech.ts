import { tmpdir } from 'node:os';
import { buffer } from 'node:stream/consumers';
import type { ProgramArguments } from '../../media-tools/program-arguments.ts';
import { startProgram } from '../../media-tools/start-program.ts';
import { decodeSpeech } from './decode-speech.ts';
import { estimatedWords } from './estimated-words.ts';
import { SpeechError, type TextToSpeech, type Voice } from './text-to-speech-port.ts';

interface EspeakSetup {
  readonly program: string;
  readonly ffmpeg: string;
}

const limits = { seconds: 60, cpuSeconds: 30, memoryMegabytes: 1024 };
const prefix = 'espeak-';

/**
 * Other languages, by the program espeak-ng where the machine has it: it is asked once, and without it there
 * are no voices. It sounds like a robot, and tells no word times; they are estimated.
 */
export function createEspeakSpeech({ program, ffmpeg }: EspeakSetup): TextToSpeech {
  const run = async (args: ProgramArguments, input = '', signal?: AbortSignal) => {
    const running = startProgram({
      program,
      args,
      folder: tmpdir(),
      limits,
      ...(signal && { signal }),
    });
    running.stdin.end(input);
    const [bytes] = await Promise.all([buffer(running.stdout), running.done]);
    return bytes;
  };
  let voices: Promise<readonly Voice[]> | undefined;
  return {
    version: 'espeak',
    linesAtOnce: 1,
    voices: () => {
      voices ??= run([['--voices']]).then(
        (list) => voicesIn(list.toString()),
        () => [],
      );
      return voices;
    },
    async speak({ text, voice, signal }) {
      try {
        // Over standard input, so that no text is ever taken for an option.
        const args: ProgramArguments = [
          ['-v', voice.slice(prefix.length)],
          ['--stdin'],
          ['--stdout'],
        ];
        const line = await decodeSpeech(await run(args, text, signal), ffmpeg, signal);
        return { ...line, words: estimatedWords(text, line) };
      } catch (cause) {
        if (signal?.aborted || cause instanceof SpeechError) throw cause;
        throw new SpeechError('unavailable', 'espeak-ng did not speak.', { cause });
      }
    },
    close: async () => undefined,
  };
}

/** One voice a line: ' 5  de  --/M  German  gmw/de'. English has better ones here. */
function voicesIn(list: string): readonly Voice[] {
  const rows = list
    .split('\n')
    .slice(1)
    .map((row) => row.trim().split(/\s+/));
  return rows.flatMap(([, language = '', gender = '', name = '']) => {
    if (!/^[a-z]{2,3}(-[a-z0-9]+)*$/i.test(language) || /^en\b/.test(language)) return [];
    return [
      {
        name: `${prefix}${language}`,
        languageCode: language,
        label: name.replaceAll('_', ' '),
        mood: 'robotic',
        gender: gender.endsWith('F') ? ('female' as const) : ('male' as const),
      },
    ];
  });
}

export const isEspeakVoice = (name: string) => name.startsWith(prefix);
