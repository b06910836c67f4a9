/** Where the owner's topics and things lie in meaning: worked out when something is first looked for, then kept. */
import { createHash } from 'node:crypto';
import { likenessOf, packDirection } from '../sentence-meaning/packed-direction.ts';
import type { SentenceMeaning } from '../sentence-meaning/sentence-meaning-port.ts';
import { meaningText, type Neighbour } from './embedded/meaning-shelf.ts';
import { packOfThing } from './embedded/thing-pack.ts';
import type { OwnEntries } from './own-knowledge.ts';

/** Directions that were worked out before, each by the key of its text: a start works nothing out again. */
export interface KeptMeanings {
  read(keys: readonly string[]): Promise<ReadonlyMap<string, Buffer>>;
  keep(found: ReadonlyMap<string, Buffer>): Promise<void>;
  /** Lets go of all others. */
  keepOnly(keys: readonly string[]): Promise<void>;
}

const keptNowhere: KeptMeanings = {
  read: async () => new Map(),
  keep: async () => {},
  keepOnly: async () => {},
};

interface OwnMeanings {
  /** All of these entries whose place is known, and how near they lie. */
  near(entries: OwnEntries, direction: Float32Array): Promise<readonly Neighbour[]>;
}

/** Whoever asks waits for so many; after an import of hundreds the rest is found a little later. */
const textsAtOnce = 32;
/** Goes up when directions are worked out or packed in another way. */
const version = 1;

interface NamedText {
  readonly title: string;
  readonly text: string;
  readonly key: string;
}

export function createOwnMeanings(
  meaning: SentenceMeaning,
  kept: KeptMeanings = keptNowhere,
): OwnMeanings {
  const known = new Map<string, Int8Array>();
  const textsOf = new WeakMap<OwnEntries, readonly NamedText[]>();
  const missingOf = (texts: readonly NamedText[]) => texts.filter(({ key }) => !known.has(key));
  const learn = (found: ReadonlyMap<string, Buffer>) => {
    for (const [key, packed] of found) known.set(key, new Int8Array(packed));
  };
  const workOut = async (texts: readonly NamedText[]) => {
    const wanted = missingOf(texts);
    if (wanted.length === 0) return;
    // Another process may have done it.
    learn(await kept.read(wanted.map(({ key }) => key)));
    const missing = missingOf(wanted);
    for (let from = 0; from < missing.length; from += textsAtOnce) {
      const some = missing.slice(from, from + textsAtOnce);
      const directions = await meaning.embed(some.map(({ text }) => text));
      const found = new Map(
        directions.map((direction, at) => [some[at]?.key ?? '', packDirection(direction)]),
      );
      learn(found);
      await kept.keep(found);
    }
    const keys = texts.map(({ key }) => key);
    const inUse = new Set(keys);
    for (const key of known.keys()) if (!inUse.has(key)) known.delete(key);
    await kept.keepOnly(keys);
  };
  let last: Promise<void> = Promise.resolve();
  /** One after the other. Without an engine, entries are found by their names. */
  const workOutNext = (texts: readonly NamedText[]) => {
    last = last.then(() => workOut(texts)).catch(() => {});
    return last;
  };
  return {
    async near(entries, direction) {
      const texts = textsOf.get(entries) ?? namedTexts(entries);
      textsOf.set(entries, texts);
      const missing = missingOf(texts).length;
      const working = missing > 0 ? workOutNext(texts) : undefined;
      if (missing <= textsAtOnce) await working;
      return texts.flatMap(({ title, key }) => {
        const packed = known.get(key);
        return packed ? [{ title, likeness: likenessOf(direction, packed) }] : [];
      });
    },
  };
}

function namedTexts({ topics, things }: OwnEntries): readonly NamedText[] {
  return [...topics, ...things.map(packOfThing)].map((pack) => {
    const text = meaningText(pack);
    const key = createHash('sha256').update(`${version} ${text}`).digest('hex');
    return { title: pack.title, text, key };
  });
}
