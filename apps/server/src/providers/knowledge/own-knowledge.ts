/** What an installation knows besides what ships: written by its owner, in the same format. */
import { access } from 'node:fs/promises';
import type { TopicPack } from '@reelwright/wizards';
import type { ReadyOffer } from '@reelwright/wizards/affiliate';
import type { ReadyComparison } from '@reelwright/wizards/comparison';
import type { KnowledgeKind } from '../../knowledge-files/knowledge-kind.ts';
import { type OwnEntry, readOwnEntry } from '../../knowledge-files/read-own-entry.ts';
import type { Thing } from '../../knowledge-files/thing.ts';
import { hasObject } from '../../library/built-in/object-drawing.ts';
import type { SentenceCredit } from './knowledge-port.ts';

export interface OwnEntries {
  readonly things: readonly Thing[];
  readonly topics: readonly TopicPack[];
  readonly comparisons: readonly ReadyComparison[];
  readonly offers: readonly ReadyOffer[];
  /** Whom to thank for sentences that came from elsewhere. */
  readonly credits: ReadonlyMap<string, SentenceCredit>;
}

export interface OwnKnowledge {
  /** The very same object as long as nothing has changed. */
  read(): Promise<OwnEntries>;
}

export const noOwnEntries: OwnEntries = {
  things: [],
  topics: [],
  comparisons: [],
  offers: [],
  credits: new Map(),
};

export interface WrittenEntry {
  readonly kind: KnowledgeKind;
  readonly text: string;
  readonly credit?: SentenceCredit | null;
}

/** Reads what was written. An entry that cannot be read is left out; one with pictures we do not have is used without them. */
export async function gatherEntries(written: readonly WrittenEntry[]): Promise<OwnEntries> {
  const things: Thing[] = [];
  const topics: TopicPack[] = [];
  const comparisons: ReadyComparison[] = [];
  const offers: ReadyOffer[] = [];
  const credits = new Map<string, SentenceCredit>();
  for (const { kind, text, credit } of written) {
    const read = readOwnEntry(kind, text);
    if ('problem' in read) continue;
    const own = await withKnownPictures(read.own);
    switch (own.kind) {
      case 'things':
        things.push(own.entry);
        for (const sentence of sentencesOf(own.entry)) if (credit) credits.set(sentence, credit);
        break;
      case 'topics':
        topics.push(own.entry);
        break;
      case 'comparisons':
        comparisons.push(own.entry);
        break;
      case 'offers':
        offers.push(own.entry);
        break;
      default:
        own satisfies never;
    }
  }
  return { things, topics, comparisons, offers, credits };
}

export function sentencesOf({ points, hook }: Thing): readonly string[] {
  return [hook, ...points.flatMap(({ sentences }) => sentences)];
}

const usualPlace = 'studio';
const placesFolder = new URL('../../../../../library/places/', import.meta.url);

/** Objects and places of every depth that we have no drawing of are taken out. */
async function withKnownPictures(own: OwnEntry): Promise<OwnEntry> {
  const missing = new Set(await missingPictures(own));
  if (missing.size === 0) return own;
  const clean = (key: string, value: unknown): unknown => {
    if (key === 'objects' && Array.isArray(value))
      return value.filter((name) => !missing.has(name));
    if (key === 'place' && typeof value === 'string' && missing.has(value)) return usualPlace;
    return value;
  };
  return JSON.parse(JSON.stringify(own, clean)) as OwnEntry;
}

/** The names of objects and places that we have no drawing of. */
export async function missingPictures({ entry }: OwnEntry): Promise<readonly string[]> {
  const objects = new Set<string>();
  const places = new Set<string>();
  JSON.stringify(entry, (key, value: unknown) => {
    if (key === 'objects' && Array.isArray(value)) for (const name of value) objects.add(name);
    if (key === 'place' && typeof value === 'string') places.add(value);
    return value;
  });
  const missing: string[] = [];
  for (const name of objects) if (!(await hasObject(name))) missing.push(name);
  for (const name of places) if (!(await hasPlace(name))) missing.push(name);
  return missing;
}

/** Names come from people: nothing but a plain one is looked up. */
async function hasPlace(name: string): Promise<boolean> {
  if (!/^[a-z0-9-]{1,60}$/.test(name)) return false;
  return access(new URL(`${name}-3.webp`, placesFolder)).then(
    () => true,
    () => false,
  );
}
