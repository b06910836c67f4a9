/**
 * Where everything we know lies in the space of meanings: worked out once (`npm run knowledge -- meanings`) and kept
 * as one small file, a byte for each of the 384 directions.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { TopicPack } from '@reelwright/wizards';
import {
  directionBytes,
  likenessOf,
  packDirection,
} from '../../sentence-meaning/packed-direction.ts';
import type { SentenceMeaning } from '../../sentence-meaning/sentence-meaning-port.ts';

export const meaningsFile = new URL(
  '../../../../../../library/knowledge/meanings.bin',
  import.meta.url,
);
const hashBytes = 32;

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
        likeness: likenessOf(direction, this.#values, at * directionBytes),
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
