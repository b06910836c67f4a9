/** How well the lines of a film are understood, as they lie in its files. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LinePlace } from '@reelwright/wizards';
import type { MediaPrograms } from '../media-tools/media-programs.ts';
import { decodeSpeech } from '../providers/text-to-speech/decode-speech.ts';
import type { Recogniser } from '../providers/transcription/embedded/recogniser.ts';
import { samplesPerSecond } from '../providers/transcription/transcription-port.ts';
import { type WordErrors, wordErrors } from './word-errors.ts';

interface HeardLines {
  /** '4.2 %' */
  readonly share: string;
  /** The same without names. */
  readonly plainShare: string;
  /** The lines that were misunderstood, and how. */
  readonly text: string;
}

export async function recogniseLines(
  lines: readonly LinePlace[],
  options: {
    readonly folder: string;
    /** What items are called. */
    readonly names: readonly string[];
    readonly recogniser: Recogniser;
    readonly programs: MediaPrograms;
    readonly signal: AbortSignal;
  },
): Promise<HeardLines> {
  const heard: HeardLine[] = [];
  for (const { line, spoken } of lines) {
    if (!line.audio?.url) continue;
    const file = await readFile(join(options.folder, line.audio.url));
    const sound = await decodeSpeech(file, options.programs.ffmpeg, options.signal);
    heard.push(await hearLine(spoken, sound, options));
  }
  return {
    share: shareOfWrong(heard),
    plainShare: shareOfWrong(
      heard.map(({ plainWords: words, plainWrong: wrong }) => ({ words, wrong })),
    ),
    text: describeMisheard(heard),
  };
}

export interface HeardLine extends WordErrors {
  readonly meant: string;
  readonly heard: string;
}

export async function hearLine(
  meant: string,
  sound: { readonly samples: Float32Array; readonly sampleRate: number },
  {
    recogniser,
    names = [],
  }: { readonly recogniser: Recogniser; readonly names?: readonly string[] },
): Promise<HeardLine> {
  let heard = '';
  for (const silence of silenceSeconds) {
    if (heard) break;
    heard = (await recogniser.recognise(resampled(sound, silence))).trim();
  }
  return { meant, heard, ...wordErrors(meant, heard, names) };
}

export function shareOfWrong(lines: readonly Pick<WordErrors, 'words' | 'wrong'>[]): string {
  const words = lines.reduce((sum, line) => sum + line.words, 0);
  const wrong = lines.reduce((sum, line) => sum + line.wrong, 0);
  return `${((100 * wrong) / Math.max(1, words)).toFixed(1)} %`;
}

export function describeMisheard(lines: readonly HeardLine[]): string {
  return lines
    .filter(({ wrong }) => wrong > 0)
    .map(({ meant, heard, wrong }) => `${wrong}  ${meant}\n   ${heard}\n`)
    .join('');
}

/**
 * Silence before and after, as between the lines of a film: the recogniser was taught with whole recordings. Now and
 * then it says nothing at all to a clear line; then it listens again, from a little earlier.
 */
const silenceSeconds = [0.3, 0.45, 0.2];

function resampled(
  { samples, sampleRate }: { readonly samples: Float32Array; readonly sampleRate: number },
  silence: number,
): Float32Array {
  const lead = Math.round(silence * samplesPerSecond);
  const length = Math.floor((samples.length * samplesPerSecond) / sampleRate);
  const result = new Float32Array(length + 2 * lead);
  for (let at = 0; at < length; at += 1) {
    const place = (at * sampleRate) / samplesPerSecond;
    const before = samples[Math.floor(place)] ?? 0;
    const after = samples[Math.floor(place) + 1] ?? before;
    result[at + lead] = before + (after - before) * (place % 1);
  }
  return result;
}
