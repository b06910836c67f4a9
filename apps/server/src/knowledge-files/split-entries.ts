import type { KnowledgeKind } from './knowledge-kind.ts';

/** One entry of a file, as it was written. */
export interface EntryText {
  readonly name: string;
  readonly text: string;
  /** Where it begins in its file, counted from 1. */
  readonly line: number;
}

/** The entries of a file, each by itself: a mistake in one does not spoil the others. */
export function splitEntries(text: string): {
  readonly entries: readonly EntryText[];
  /** The first line that belongs to no entry. */
  readonly strayLine: number | undefined;
} {
  const entries: { name: string; lines: string[]; line: number }[] = [];
  let strayLine: number | undefined;
  for (const [at, raw] of text.replaceAll('\r\n', '\n').split('\n').entries()) {
    const line = raw.trim();
    const last = entries.at(-1);
    if (line.startsWith('#')) {
      const [name = ''] = line.slice(1).split('|');
      entries.push({ name: name.trim(), lines: [line], line: at + 1 });
    } else if (last) last.lines.push(line);
    else if (line !== '') strayLine ??= at + 1;
  }
  return {
    entries: entries.map(({ name, lines, line }) => ({
      name,
      line,
      text: lines.join('\n').trimEnd(),
    })),
    strayLine,
  };
}

const offerLine = /^(?:kind|desired|issue|undesired|benefit|proof|cta|product_type)\s*\|/m;

/** Related words, a last sentence, or an item with facts: a thing has a list as well, and its points are shorter. */
const topicLine = /^[+<]|^[^#=@!><+*~[?|\s][^|\n]*(?:\|[^|\n]*){4}/m;

/** Which kind an entry is, by the lines that only this kind has. */
export function kindOfEntry(text: string): KnowledgeKind {
  if (/^\[/m.test(text) && topicLine.test(text)) return 'topics';
  if (/^\*/m.test(text)) return 'comparisons';
  return offerLine.test(text) ? 'offers' : 'things';
}
