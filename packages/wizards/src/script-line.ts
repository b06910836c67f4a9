import type { Line } from '@reelwright/movie';
import type { PictureRecipe } from '@reelwright/pictures';
import type { KeptLine } from './kept-line.ts';
import { hasFreshVoice } from './lines.ts';
import type { MediaEntry, ScriptLine, SpokenAnswer, VoiceLine, VoiceWord } from './script.ts';
import { shownChunks } from './shown-chunks.ts';

interface Sentence {
  readonly id: string;
  /** The answer it tells, and where its voice and pictures are kept. */
  readonly kept?: KeptLine | undefined;
  /** What is shown; its long sentences are cut into several lines. */
  readonly text: string;
  readonly spoken: string;
  /** The voice says more than is shown, such as who is quoted: so many words before it, and the rest after it. */
  readonly wordsBefore?: number | undefined;
  /** One for each line that the sentence is cut into. */
  readonly picture: (at: number, text: string) => PictureRecipe;
  /** What it shows where that belongs to something else: a winner shows its product. */
  readonly media?: readonly MediaEntry[] | undefined;
  /** Whether the media step asks for pictures of it. */
  readonly needsMedia?: boolean;
}

/** A sentence that is not cut, however long it is. */
export function scriptLine(
  sentence: Omit<Sentence, 'picture'> & { readonly picture: PictureRecipe },
): ScriptLine {
  const { id, text, spoken, picture } = sentence;
  const answer = spokenAnswer(sentence);
  const voice = answer && voiceOf(answer);
  return {
    id,
    text,
    spoken,
    media: shownMedia(sentence),
    picture,
    ...(answer && { answer }),
    ...(voice && { voice }),
  };
}

function spokenAnswer({
  kept,
  spoken,
  needsMedia = true,
}: Pick<Sentence, 'kept' | 'spoken' | 'needsMedia'>): SpokenAnswer | undefined {
  if (!kept || spoken === '') return undefined;
  const { path, line, about, suggested, shows } = kept;
  return {
    path,
    line,
    spoken,
    needsMedia,
    ...(about && { about }),
    ...(suggested && { suggested }),
    ...(shows && { shows }),
  };
}

function shownMedia({ kept, media }: Pick<Sentence, 'kept' | 'media'>): readonly MediaEntry[] {
  return media ?? (kept ? chosenMedia(kept.line) : []);
}

export function chosenMedia({ media = [] }: Line): NonNullable<Line['media']> {
  return media.filter(({ url }) => url);
}

/** A sentence as lines of a script: one, or several that follow each other while it is said. */
export function scriptLines(sentence: Sentence): ScriptLine[] {
  const { id, text, spoken, wordsBefore, picture } = sentence;
  const chunks = shownChunks(text);
  if (chunks.length <= 1) return [scriptLine({ ...sentence, picture: picture(0, text) })];
  const answer = spokenAnswer(sentence);
  const voice = answer && voiceOf(answer);
  const media = shownMedia(sentence);
  const said = wordsBefore === undefined ? chunks : saidChunks(chunks, spoken, wordsBefore);
  const shares = wordShares(said);
  return chunks.map((chunk, at) => {
    const part = voice && partOfVoice(voice, shares[at] ?? 0, shares[at + 1] ?? 1);
    return {
      id: at === 0 ? id : `${id}-${at + 1}`,
      text: chunk,
      spoken: said[at] ?? chunk,
      media: mediaAt(media, at, chunks.length),
      picture: picture(at, chunk),
      ...(answer && { answer }),
      ...(part && { voice: part }),
    };
  });
}

/** What is said while each chunk stands there: with the first one what comes before it, with the last one what follows. */
function saidChunks(
  chunks: readonly string[],
  spoken: string,
  wordsBefore: number,
): readonly string[] {
  const words = spoken.split(/\s+/).filter(Boolean);
  let from = 0;
  return chunks.map((chunk, at) => {
    const count = chunk.split(' ').length + (at === 0 ? wordsBefore : 0);
    const said = words.slice(from, at === chunks.length - 1 ? undefined : from + count);
    from += count;
    return said.join(' ');
  });
}

/** Where each chunk begins, as a share of all words. */
function wordShares(chunks: readonly string[]): readonly number[] {
  const counts = chunks.map((chunk) => chunk.split(' ').length);
  const all = sum(counts);
  return [0, ...counts].map((_, at) => sum(counts.slice(0, at)) / all);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Two pictures for three chunks: the second comes half-way. */
function mediaAt<Entry>(media: readonly Entry[], at: number, count: number): readonly Entry[] {
  if (media.length === 0) return [];
  const from = Math.floor((at * media.length) / count);
  const to = Math.max(from + 1, Math.floor(((at + 1) * media.length) / count));
  return media.slice(from, to);
}

function voiceOf(answer: SpokenAnswer): VoiceLine | undefined {
  const { audio } = answer.line;
  if (!audio?.url || !hasFreshVoice(answer)) return undefined;
  const startSeconds = audio.startTime ?? 0;
  const end = audio.endTime ?? audio.duration ?? startSeconds;
  if (end <= startSeconds) return undefined;
  return {
    url: audio.url,
    startSeconds,
    seconds: end - startSeconds,
    words: wordsOf(audio.words),
  };
}

function wordsOf(value: unknown): VoiceWord[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((word) => {
    const { text, startTime, endTime } = (word ?? {}) as Record<string, unknown>;
    if (typeof text !== 'string' || typeof startTime !== 'number') return [];
    const endSeconds = typeof endTime === 'number' ? endTime : startTime + 0.3;
    return [{ text, startSeconds: startTime, endSeconds }];
  });
}

/** The part of a recording in which a chunk is said: between words where they are known, else by their share. */
function partOfVoice(voice: VoiceLine, from: number, to: number): VoiceLine {
  const { words } = voice;
  const cut = (share: number) => {
    if (share <= 0) return 0;
    if (share >= 1) return voice.seconds;
    const word = words[Math.round(share * words.length)];
    return word ? word.startSeconds : voice.seconds * share;
  };
  const [start, end] = [cut(from), cut(to)];
  return {
    url: voice.url,
    startSeconds: voice.startSeconds + start,
    seconds: end - start,
    words: words
      .filter(({ startSeconds }) => startSeconds >= start && startSeconds < end)
      .map((word) => ({
        text: word.text,
        startSeconds: word.startSeconds - start,
        endSeconds: word.endSeconds - start,
      })),
  };
}
