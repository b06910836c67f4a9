/**
 * Where everything we know lies in the space of meanings: worked out once (`npm run knowledge -- meanings`) and kept
 * as one small file, a byte for each of the 384 directions.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { TopicPack } from '@reelwright/wizards';
import type { SentenceMeaning } from '../../sentence-meaning/sentence-meaning-port.ts';

export const meaningsFile = new URL(
  '../../../../../../library/knowledge/meanings.bin',
  import.meta.url,
);
const directions = 384;
const hashBytes = 32;
/** Directions have values between -1 and 1, most of them small. */
const scale = 400;

/** What a topic or thing is looked up by: its name, and what it is one of. */
export function meaningText({ title, related, keywords }: TopicPack): string {
  return `${title}: ${[...keywords.slice(0, 3), ...related.slice(0, 2)].join(', ')}`;
}

/** Made of other texts, a file is of no use. */
function fingerprintOf(packs: readonly TopicPack[]): Buffer {
  return createHash('sha256').update(packs.map(meaningText).join('\n')).digest();
}

export async function packMeanings(
  packs: readonly TopicPack[],
  meaning: SentenceMeaning,
): Promise<Buffer> {
  const found = await meaning.embed(packs.map(meaningText));
  return Buffer.concat([fingerprintOf(packs), ...found.map(packDirection)]);
}

/** A direction, a byte for each of its values. */
export function packDirection(direction: Float32Array): Buffer {
  return Buffer.from(Int8Array.from(direction, (value) => clamp(Math.round(value * scale))));
}

/** How alike two directions are, between 0 and 1; the packed one begins at `from`. */
export function likenessOf(direction: Float32Array, packed: Int8Array, from = 0): number {
  let sum = 0;
  for (let at = 0; at < directions; at++) {
    sum += (direction[at] ?? 0) * (packed[from + at] ?? 0);
  }
  return sum / scale;
}

function clamp(value: number): number {
  return Math.max(-127, Math.min(127, value));
}

export interface Neighbour {
  readonly title: string;
  /** Between 0 and 1. */
  readonly likeness: number;
}

export class MeaningShelf {
  readonly #titles: readonly string[];
  readonly #values: Int8Array;

  constructor(packs: readonly TopicPack[], file: Buffer) {
    const isFresh = file.subarray(0, hashBytes).equals(fingerprintOf(packs));
    this.#titles = isFresh ? packs.map(({ title }) => title) : [];
    this.#values = new Int8Array(file.subarray(hashBytes));
  }

  /** What lies nearest to a direction, the nearest first. */
  near(direction: Float32Array, count: number): readonly Neighbour[] {
    return this.#titles
      .map((title, at) => ({
        title,
        likeness: likenessOf(direction, this.#values, at * directions),
      }))
      .sort((a, b) => b.likeness - a.likeness)
      .slice(0, count);
  }
}

/** Empty where nobody has worked them out yet: then nothing is found by meaning, and all else works. */
export async function readMeanings(packs: readonly TopicPack[]): Promise<MeaningShelf> {
  const file = await readFile(meaningsFile).catch(() => Buffer.alloc(hashBytes));
  return new MeaningShelf(packs, file);
}
