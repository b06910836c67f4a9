/** A line out of its sentences, whoever says each: breaths between them, and when every written word is heard. */
import { bareWord, type Reading, readAloud } from '@reelwright/speech';
import type { SpokenLine, WordTime } from '../text-to-speech-port.ts';
import { phonemesOf } from './phonemes.ts';
import { piecesToSpeak, type SaidReading } from './pieces-to-speak.ts';

export interface SaidSentence {
  readonly samples: Float32Array;
  /** When each reading of the sentence is heard, in samples; nothing for what is not. */
  readonly spans: readonly (Span | undefined)[];
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface LineToSay {
  readonly text: string;
  /** Bare words that are said in full, however small they are. */
  readonly stressed?: readonly string[];
  /** Asked before each sentence; once it says no, the rest is not spoken. */
  readonly isWanted?: () => boolean;
}

/** Silence between two sentences of one line, with what the voice leaves by itself. */
const breathSeconds = 0.33;
/** Quieter than this is silence. */
const silence = 0.01;

export async function sayInPieces(
  { text, stressed = [], isWanted = () => true }: LineToSay,
  sampleRate: number,
  saySentence: (sentence: readonly SaidReading[]) => Promise<SaidSentence>,
): Promise<SpokenLine> {
  const isStressed = ({ start, end }: Reading) =>
    stressed.includes(bareWord(text.slice(start, end)));
  const readings = readAloud(text).map((one) => ({ ...one, isStressed: isStressed(one) }));
  const parts: Float32Array[] = [];
  const words: WordTime[] = [];
  let offset = 0;
  for (const sentence of piecesToSpeak(readings)) {
    if (!isWanted()) throw new Error('The line is not wanted any more.');
    const { samples, spans } = await saySentence(sentence);
    const before = parts.at(-1);
    if (before) {
      const quiet = quietEnd(before) + quietStart(samples);
      const missing = Math.round(breathSeconds * sampleRate) - quiet;
      const breath = new Float32Array(Math.max(0, missing));
      parts.push(breath);
      offset += breath.length;
    }
    const seconds = (samplesIn: number) => (offset + samplesIn) / sampleRate;
    for (const [at, span] of spans.entries()) {
      const reading = sentence[at];
      if (!span || !reading || reading.pause) continue;
      words.push(...splitTime(text, reading, seconds(span.start), seconds(span.end)));
    }
    parts.push(samples);
    offset += samples.length;
  }
  return { samples: joined(parts, offset), sampleRate, words };
}

/** What is said in a row: signs of sounds, and which reading they belong to (-1 for none, as spaces and pauses). */
export interface SignRun {
  readonly signs: string;
  readonly owner: number;
}

export function signsOfSentence(sentence: readonly SaidReading[]): SignRun[] {
  const words = sentence.flatMap(({ says, pause, isStressed }, owner) =>
    pause
      ? [{ word: pause, owner, pause: true, isStressed }]
      : says.split(/[ ,]+/).map((word) => ({ word, owner, pause: false, isStressed })),
  );
  return words.flatMap(({ word, owner, pause, isStressed }, at) => {
    if (pause) return [{ signs: word, owner: -1 }];
    const said = { signs: phonemesOf(word, words[at + 1]?.word, isStressed), owner };
    return at > 0 ? [{ signs: ' ', owner: -1 }, said] : [said];
  });
}

/** When each reading is heard, by the length of every sign. */
export function spansOf(
  count: number,
  owners: readonly number[],
  lengths: (at: number) => number,
): (Span | undefined)[] {
  const spans: (Span | undefined)[] = Array.from({ length: count });
  let time = 0;
  for (const [at, owner] of owners.entries()) {
    const end = time + lengths(at);
    if (owner >= 0) spans[owner] = { start: spans[owner]?.start ?? time, end };
    time = end;
  }
  return spans;
}

const isHeard = (sample: number) => Math.abs(sample) > silence;

function quietStart(samples: Float32Array): number {
  return Math.max(0, samples.findIndex(isHeard));
}

function quietEnd(samples: Float32Array): number {
  return samples.length - 1 - samples.findLastIndex(isHeard);
}

/** What is said as one ("$3 million") may be written as several words: they share its time by length. */
function splitTime(text: string, reading: Reading, start: number, end: number): WordTime[] {
  const written = text.slice(reading.start, reading.end).split(/\s+/).filter(Boolean);
  const letters = written.reduce((sum, word) => sum + word.length, 0);
  let time = start;
  return written.map((word) => {
    const share = ((end - start) * word.length) / letters;
    const times = { text: word, startSeconds: time, endSeconds: time + share };
    time += share;
    return times;
  });
}

function joined(parts: readonly Float32Array[], length: number): Float32Array {
  const all = new Float32Array(length);
  let place = 0;
  for (const part of parts) {
    all.set(part, place);
    place += part.length;
  }
  return all;
}
