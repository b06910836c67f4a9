/** A talk as passages: a thought or two each, with the part of the sound in which they are said. */
import { escapeText } from '@reelwright/article';
import { draftIds } from '../draft/draft-id.ts';
import type { Para } from '../paragraphs/paragraph.ts';
import { speakerNumber } from './speaker-names.ts';
import { rounded, type TimedWord, timeWords, wordsOfText } from './timed-words.ts';
import { type TranscriptLine, transcriptLines } from './transcript-lines.ts';

/** A passage is complete once it is this long, and ends before it would be longer than that. */
const enoughSeconds = 6;
const maxSeconds = 15;
/** Nobody pauses so long within a thought. */
const pauseSeconds = 1.6;
/** Who never ends a sentence is cut at the longest pause between so many words. */
const cutWords = { from: 16, to: 34 };

interface Sentence {
  readonly words: readonly TimedWord[];
  readonly speaker?: string;
}

export function passagesOf(
  url: string,
  heard: readonly TimedWord[],
  transcript = '',
): readonly Para[] {
  const lines = transcriptLines(transcript);
  const sentences = lines.length > 0 ? alignedSentences(lines, heard) : heardSentences(heard);
  const newId = draftIds('line', []);
  return joined(sentences.flatMap(cutLong)).map((passage) => paraOf(url, passage, newId));
}

function alignedSentences(
  lines: readonly TranscriptLine[],
  heard: readonly TimedWord[],
): readonly Sentence[] {
  const written = lines.map(({ text }) => wordsOfText(text));
  const timed = timeWords(written.flat(), heard, heard.at(-1)?.endTime);
  let place = 0;
  return lines.flatMap(({ speaker }, at) => {
    const count = written[at]?.length ?? 0;
    const words = timed.slice(place, place + count);
    place += count;
    const who = speaker ?? speakerOf(words);
    return words.length > 0 ? [{ words, ...(who && { speaker: who }) }] : [];
  });
}

/** Who says most of it. */
function speakerOf(words: readonly TimedWord[]): string | undefined {
  const said = Map.groupBy(words, ({ speaker }) => speaker);
  const [most] = [...said].sort(([, a], [, b]) => b.length - a.length);
  return most?.[0] === undefined ? undefined : speakerNumber(most[0]);
}

function heardSentences(heard: readonly TimedWord[]): readonly Sentence[] {
  const sentences: Sentence[] = [];
  let words: TimedWord[] = [];
  for (const [at, word] of heard.entries()) {
    words.push(word);
    const next = heard[at + 1];
    const isOver =
      !next ||
      next.speaker !== word.speaker ||
      next.startTime - word.endTime > pauseSeconds ||
      (/[.!?…]["'”’)]*$/.test(word.text) && !/^(?:Mr|Mrs|Ms|Dr|St|vs|No)\.$/.test(word.text));
    if (!isOver) continue;
    const speaker = speakerOf(words);
    sentences.push({ words, ...(speaker && { speaker }) });
    words = [];
  }
  return sentences;
}

function cutLong({ words, ...rest }: Sentence): readonly Sentence[] {
  if (words.length <= cutWords.to + 4) return [{ words, ...rest }];
  const pause = (at: number) => (words[at]?.startTime ?? 0) - (words[at - 1]?.endTime ?? 0);
  let best = cutWords.from;
  for (let at = cutWords.from; at <= cutWords.to; at += 1) if (pause(at) > pause(best)) best = at;
  return [
    { words: words.slice(0, best), ...rest },
    ...cutLong({ words: words.slice(best), ...rest }),
  ];
}

function joined(sentences: readonly Sentence[]): readonly Sentence[] {
  const passages: Sentence[] = [];
  for (const sentence of sentences) {
    const last = passages.at(-1);
    const isNext =
      last === undefined ||
      last.speaker !== sentence.speaker ||
      startOf(sentence) - endOf(last) > pauseSeconds ||
      endOf(last) - startOf(last) >= enoughSeconds ||
      endOf(sentence) - startOf(last) > maxSeconds;
    if (isNext) passages.push(sentence);
    else passages.splice(-1, 1, { ...last, words: [...last.words, ...sentence.words] });
  }
  return passages;
}

const startOf = ({ words }: Sentence): number => words[0]?.startTime ?? 0;
const endOf = ({ words }: Sentence): number => words.at(-1)?.endTime ?? 0;

function paraOf(url: string, { words, speaker }: Sentence, newId: (text: string) => string): Para {
  const text = words.map((word) => word.text).join(' ');
  return {
    id: newId(text),
    text: escapeText(text),
    hasMedia: true,
    audio: audioOf(url, words),
    ...(speaker && { speaker }),
  };
}

/**
 * The part of a sound in which words are said, as lines keep it: their times counted from its start.
 * @param whole a part that stays as long as it is, whatever its first and last words become
 */
export function audioOf(
  url: string,
  words: readonly TimedWord[],
  whole: Pick<NonNullable<Para['audio']>, 'startTime' | 'endTime'> = {},
): NonNullable<Para['audio']> {
  const first = words[0]?.startTime ?? 0;
  const startTime = Math.min(first, whole.startTime ?? first);
  const endTime = Math.max(startTime + 0.1, words.at(-1)?.endTime ?? 0, whole.endTime ?? 0);
  return {
    url,
    startTime: rounded(startTime),
    endTime: rounded(endTime),
    text: words.map(({ text }) => text).join(' '),
    words: words.map((word) => ({
      text: word.text,
      startTime: rounded(word.startTime - startTime),
      endTime: rounded(word.endTime - startTime),
    })),
  };
}

/** The words of a passage in seconds of the whole sound. */
export function wordsOfPassage({ audio }: Pick<Para, 'audio'>): readonly TimedWord[] {
  const from = audio?.startTime ?? 0;
  const words = Array.isArray(audio?.words) ? (audio.words as readonly TimedWord[]) : [];
  return words.map(({ text, startTime, endTime }) => ({
    text,
    startTime: startTime + from,
    endTime: endTime + from,
  }));
}
