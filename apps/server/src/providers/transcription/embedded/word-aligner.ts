/** Finds when each word of a known text is said, with SoundSwallower and its English model. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readAloud } from '@reelwright/speech';
import createModule, { type Segment } from 'soundswallower';
import { soundOut } from '../../text-to-speech/embedded/sound-out.ts';
import { type RecognisedWord, samplesPerSecond } from '../transcription-port.ts';

export interface WordAligner {
  /** The times of the written words within these samples; estimated where the words cannot be found in them. */
  align(text: string, samples: Float32Array): readonly RecognisedWord[];
  /** The time of each of these words; undefined when one of them cannot be found. */
  find(words: readonly string[], samples: Float32Array): readonly RecognisedWord[] | undefined;
}

interface SpokenWord {
  readonly says: string;
  /** Which written word it belongs to: '42' is said as two. */
  readonly owner: number;
}

export async function loadWordAligner(): Promise<WordAligner> {
  const folder = dirname(fileURLToPath(import.meta.resolve('soundswallower')));
  const module = await createModule({ modelBase: join(folder, 'model/') } as object);
  const decoder = new module.Decoder({ samprate: samplesPerSecond, loglevel: 'FATAL' });
  await decoder.initialize();

  const timesOf = (spokenWords: readonly SpokenWord[], samples: Float32Array) => {
    for (const { says } of spokenWords) {
      if (!decoder.lookup_word(says)) decoder.add_words([says, soundsOf(says)]);
    }
    decoder.set_align_text(spokenWords.map(({ says }) => says).join(' '));
    decoder.start();
    decoder.process_audio(samples, false, true);
    decoder.stop();
    const { w: segments = [] }: Segment = decoder.get_alignment();
    const spoken = segments.filter(({ t }) => !/^[<[(]/.test(t));
    return spoken.length === spokenWords.length ? spoken : undefined;
  };

  const find: WordAligner['find'] = (words, samples) => {
    const spokenWords = words.flatMap((word, owner) =>
      wordsToSay(word).map((says): SpokenWord => ({ says, owner })),
    );
    const found = spokenWords.length > 0 ? tryTo(() => timesOf(spokenWords, samples)) : undefined;
    return found && wordsAt(words, spokenWords, found);
  };

  return {
    find,
    align(text, samples) {
      const written = text.split(/\s+/).filter((word) => wordsToSay(word).length > 0);
      return find(written, samples) ?? spread(written, samples.length / samplesPerSecond);
    },
  };
}

/** Undefined when a word is not among what is said: written in letters that the model does not know. */
function wordsAt(
  words: readonly string[],
  spokenWords: readonly SpokenWord[],
  found: readonly { readonly b: number; readonly d: number }[],
): readonly RecognisedWord[] | undefined {
  const timed = words.flatMap((text, owner) => {
    const own = found.filter((_, at) => spokenWords[at]?.owner === owner);
    const [first, last] = [own[0], own.at(-1)];
    return first && last ? [{ text, startSeconds: first.b, endSeconds: last.b + last.d }] : [];
  });
  return timed.length === words.length ? timed : undefined;
}

function wordsToSay(word: string): readonly string[] {
  return readAloud(word)
    .flatMap(({ says }) => says.toLowerCase().split(/[^a-z']+/))
    .filter((part) => /[a-z]/.test(part));
}

/** Without the marks of stress, which the model does not know. */
function soundsOf(word: string): string {
  return soundOut(word).replace(/\d/g, '').trim() || 'AH';
}

/** The aligner gives up by throwing when a text does not fit its sound at all. */
function tryTo<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** By length: better than nothing, and right to a second or so in a short piece. */
function spread(words: readonly string[], seconds: number): readonly RecognisedWord[] {
  const letters = words.reduce((sum, { length }) => sum + length + 1, 0);
  let time = 0;
  return words.map((text) => {
    const startSeconds = time;
    time += (seconds * (text.length + 1)) / letters;
    return { text, startSeconds, endSeconds: time };
  });
}
