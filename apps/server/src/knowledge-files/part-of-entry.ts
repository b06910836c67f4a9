import type { KnowledgeKind } from './knowledge-kind.ts';

/** What the form of each kind calls its lines, by their first sign; '' has none. */
const partNames: Readonly<Record<KnowledgeKind, Readonly<Record<string, string>>>> = {
  things: {
    '#': 'Name',
    '=': 'Other names',
    '@': 'What it is one of',
    '!': 'What it shows',
    '>': 'First sentence',
    '[': 'Name of its list',
    '~': 'Check',
    '?': 'Question',
    '': 'Point',
  },
  topics: {
    '#': 'Name',
    '=': 'Other names',
    '+': 'Related words',
    '!': 'What it shows',
    '>': 'First sentences',
    '<': 'Last sentences',
    '[': 'List',
    '?': 'Question',
    '': 'Item',
  },
  comparisons: {
    '#': 'Name',
    '=': 'Other names',
    '!': 'What it shows',
    '*': 'Product',
    '': 'Check',
  },
  offers: { '#': 'Kind of business', '=': 'Other names', '!': 'What it shows' },
};

/** Of these there are many. */
const counted = new Set(['Check', 'Question', 'Point', 'List', 'Product']);

/** What a line is called in the form of its entry: 'Point 3', or 'List 2, item 5'. */
export function partOfEntry(kind: KnowledgeKind, text: string, line: number): string {
  const lines = text.split('\n').map((each) => each.trim());
  const mark = markOf(lines[line - 1] ?? '');
  const name = partNames[kind][mark] ?? '';
  const countOf = (before: readonly string[], wanted: string) =>
    before.filter((each) => each !== '' && markOf(each) === wanted).length;
  const upToIt = lines.slice(0, line);
  if (name === 'Item') {
    const list = upToIt.findLastIndex((each) => markOf(each) === '[');
    return `List ${countOf(upToIt, '[')}, item ${countOf(upToIt.slice(list + 1), '')}`;
  }
  return counted.has(name) ? `${name} ${countOf(upToIt, mark)}` : name;
}

/** Where a part of the form stands in the text, counted from 1. */
export function lineOfPart(kind: KnowledgeKind, text: string, part: string): number {
  const at = text.split('\n').findIndex((_, line) => partOfEntry(kind, text, line + 1) === part);
  return Math.max(at, 0) + 1;
}

function markOf(line: string): string {
  return /^[#=@!><+*~[?]/.exec(line)?.[0] ?? '';
}
