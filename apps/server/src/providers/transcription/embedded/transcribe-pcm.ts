import { open } from 'node:fs/promises';
import {
  bytesPerSecond,
  type RecognisedWord,
  samplesPerSecond,
  type TranscriptionRequest,
} from '../transcription-port.ts';
import { quietestCut } from './quietest-cut.ts';
import type { Recogniser } from './recogniser.ts';
import type { WordAligner } from './word-aligner.ts';

/** The recogniser was taught with pieces of this length at most … */
const longestSeconds = 12;
/** … and is cut after this much at the earliest. */
const shortestSeconds = 5;
/** Quieter than this there is nothing to understand, and a recogniser makes words up. */
const silence = 0.004;

interface Engines {
  readonly recogniser: Recogniser;
  readonly aligner: Pick<WordAligner, 'align'>;
}

/** Understands a recording piece by piece: never more of it than a piece is in memory. */
export async function transcribePcm(
  { recogniser, aligner }: Engines,
  { pcmFile, onProgress }: Pick<TranscriptionRequest, 'pcmFile' | 'onProgress'>,
): Promise<readonly RecognisedWord[]> {
  const file = await open(pcmFile);
  try {
    const { size } = await file.stat();
    const words: RecognisedWord[] = [];
    let place = 0;
    const bytes = Buffer.alloc(longestSeconds * bytesPerSecond);
    while (place + 1 < size) {
      const { bytesRead } = await file.read(bytes, 0, bytes.length, place);
      const isLast = place + bytesRead >= size;
      const window = samplesOf(bytes.subarray(0, bytesRead));
      if (window.length === 0) break;
      const cut = isLast ? window.length : quietestCut(window, shortestSeconds * samplesPerSecond);
      const piece = window.subarray(0, cut);
      const from = place / bytesPerSecond;
      if (isHeard(piece)) {
        const text = await recogniser.recognise(piece);
        for (const word of aligner.align(text, piece)) {
          words.push({
            text: word.text,
            startSeconds: from + word.startSeconds,
            endSeconds: from + word.endSeconds,
          });
        }
      }
      place += cut * 2;
      onProgress?.(Math.min(99, Math.floor((100 * place) / size)));
    }
    return words;
  } finally {
    await file.close();
  }
}

export function samplesOf(bytes: Buffer): Float32Array {
  return Float32Array.from(
    { length: Math.floor(bytes.length / 2) },
    (_, at) => bytes.readInt16LE(at * 2) / 32_768,
  );
}

function isHeard(samples: Float32Array): boolean {
  return samples.some((sample) => Math.abs(sample) > silence);
}
