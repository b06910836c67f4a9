import { syncLines } from '@reelwright/alignment';
import type { TranscriptionResult } from '@reelwright/contract';
import { readAloud } from '@reelwright/speech';
import type { LineAudio, VoiceLine } from '../voice-work.ts';

interface Sound {
  readonly url: string;
  readonly duration: number;
}

/** Which part of a sound each line has: where its words are heard. */
export function audioOfLines(
  lines: readonly VoiceLine[],
  { items }: TranscriptionResult,
  { url, duration }: Sound,
): ReadonlyMap<string, LineAudio> {
  const heard = items.map(({ alternatives, start_time, end_time }) => ({
    text: alternatives[0]?.content ?? '',
    startSeconds: start_time,
    endSeconds: end_time,
  }));
  const times = syncLines(
    lines.map(({ spoken }) => spoken),
    heard,
    (text) => readAloud(text).map(({ says }) => says),
  );
  return new Map(
    lines.flatMap(({ key, spoken }, at) => {
      const part = times[at];
      return part ? [[key, { url, duration, text: spoken, ...part }] as const] : [];
    }),
  );
}

/** A line's audio with another part of its sound; its words stay where they are said. */
export function withPart(audio: LineAudio, startTime: number, endTime: number): LineAudio {
  const by = (audio.startTime ?? 0) - startTime;
  const words = Array.isArray(audio.words) ? (audio.words as readonly TimedWord[]) : [];
  const shifted = words.map((word) => ({
    ...word,
    startTime: rounded(word.startTime + by),
    endTime: rounded(word.endTime + by),
  }));
  const kept = shifted.filter((word) => word.endTime > 0 && word.startTime < endTime - startTime);
  return { ...audio, startTime, endTime, certainty: 1, words: kept };
}

const rounded = (seconds: number) => Math.round(seconds * 1000) / 1000;

interface TimedWord {
  readonly text: string;
  readonly startTime: number;
  readonly endTime: number;
}

/** Spec: there is something to work with when a word longer than one character was understood. */
export function isUnderstood({ items }: TranscriptionResult): boolean {
  return items.some(({ alternatives }) => (alternatives[0]?.content ?? '').length > 1);
}
