import type { KnownEntrySummary } from '@reelwright/contract';
import type { KnowledgeKind } from '../../../knowledge-files/knowledge-kind.ts';
import type { OwnEntry } from '../../../knowledge-files/read-own-entry.ts';
import type { ShippedLibrary } from '../../../providers/knowledge/embedded/shipped-library.ts';
import type { OwnRow } from './own-knowledge-repository.ts';
import { describeEntry } from './own-knowledge-service.ts';

/** What ships, by name: found by any of its names, those that begin with what was typed first. */
export async function listKnown(
  library: ShippedLibrary,
  own: readonly OwnRow[],
  search: string,
): Promise<readonly KnownEntrySummary[]> {
  const wanted = search.toLowerCase();
  const replaced = new Set(own.map(({ kind, key }) => nameKey(kind, key)));
  const counts = new Map<string, number>();
  const entries = (await shippedEntries(library)).map((known) => {
    const key = `${known.own.kind} ${known.name}`;
    const nth = counts.get(key) ?? 0;
    counts.set(key, nth + 1);
    return { ...known, nth };
  });
  return entries
    .filter(({ names }) => names.some((name) => name.toLowerCase().includes(wanted)))
    .sort((a, b) => rank(a.name, wanted) - rank(b.name, wanted) || a.name.localeCompare(b.name))
    .map(({ own: entry, name, nth, hint }) => ({
      kind: entry.kind,
      name,
      nth,
      words: [hint, describeEntry(entry)].filter(Boolean).join(' · '),
      is_replaced: replaced.has(nameKey(entry.kind, name)),
    }));
}

interface ShippedEntry {
  readonly own: OwnEntry;
  readonly name: string;
  readonly names: readonly string[];
  /** What it is one of. */
  readonly hint: string;
}

async function shippedEntries(library: ShippedLibrary): Promise<readonly ShippedEntry[]> {
  const [{ topics, things }, comparisons, offers] = await Promise.all([
    library.loadTopics(),
    library.loadComparisons(),
    library.loadOffers(),
  ]);
  return [
    ...things.map((entry) => ({
      own: { kind: 'things', entry } as const,
      name: entry.name,
      names: [entry.name, ...entry.otherNames],
      hint: entry.kinds.at(-1) ?? '',
    })),
    ...topics.map((entry) => ({
      own: { kind: 'topics', entry } as const,
      name: entry.title,
      names: [entry.title, ...entry.keywords],
      hint: '',
    })),
    ...comparisons.map((entry) => ({
      own: { kind: 'comparisons', entry } as const,
      name: entry.topic,
      names: [entry.topic, ...(entry.keywords ?? [])],
      hint: '',
    })),
    ...offers.map((entry) => ({
      own: { kind: 'offers', entry } as const,
      name: entry.keyword,
      names: [entry.keyword, ...(entry.otherNames ?? [])],
      hint: '',
    })),
  ];
}

/** A thing or topic of one's own is used instead of both of that name. */
function nameKey(kind: KnowledgeKind, name: string): string {
  return `${kind === 'topics' ? 'things' : kind} ${name.toLowerCase()}`;
}

function rank(name: string, wanted: string): number {
  return name.toLowerCase().startsWith(wanted) ? 0 : 1;
}
