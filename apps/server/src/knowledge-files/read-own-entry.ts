/** One entry that somebody wrote for their own installation, held against what a film needs. */
import { capitalize } from '@reelwright/english';
import type { TopicPack } from '@reelwright/wizards';
import type { ReadyOffer } from '@reelwright/wizards/affiliate';
import type { ReadyComparison } from '@reelwright/wizards/comparison';
import type { KnowledgeKind } from './knowledge-kind.ts';
import { parseComparisons } from './parse-comparisons.ts';
import { parseOffers } from './parse-offers.ts';
import { parseThings } from './parse-things.ts';
import { parseTopics } from './parse-topics.ts';
import { partOfEntry } from './part-of-entry.ts';
import { KnowledgeProblem } from './read-entries.ts';
import type { Thing } from './thing.ts';

export type OwnEntry =
  | { readonly kind: 'things'; readonly entry: Thing }
  | { readonly kind: 'topics'; readonly entry: TopicPack }
  | { readonly kind: 'comparisons'; readonly entry: ReadyComparison }
  | { readonly kind: 'offers'; readonly entry: ReadyOffer };

/** What is wrong with an entry, in words for whoever wrote it. */
export interface EntryProblem {
  /** Counted from 1. */
  readonly line: number;
  readonly sentence: string;
  /** What the form calls this line: 'Point 3'. */
  readonly part?: string;
}

const listItems = { min: 3, max: 12 };
const fewestProducts = 2;
const maxNameLength = 60;

/** @throws KnowledgeProblem with the line */
export function parseOwnEntry(kind: KnowledgeKind, text: string): OwnEntry {
  const name = nameOf(text);
  if (name === '' && text.startsWith('#')) throw new KnowledgeProblem(1, 'it has no name yet.');
  if (name === '') throw new KnowledgeProblem(1, 'an entry begins with # and its name.');
  if (name.length > maxNameLength) {
    throw new KnowledgeProblem(1, `"${name}" is longer than ${maxNameLength} letters.`);
  }
  switch (kind) {
    case 'things':
      return { kind, entry: only(parseThings(text, { isOwn: true })) };
    case 'topics':
      return { kind, entry: topicOf(only(parseTopics(text)), text) };
    case 'comparisons':
      return { kind, entry: comparisonOf(only(parseComparisons(text, { isOwn: true }))) };
    case 'offers':
      return { kind, entry: only(parseOffers(text, { isOwn: true })) };
    default:
      return kind satisfies never;
  }
}

/** The entry, or what is wrong with it. */
export function readOwnEntry(
  kind: KnowledgeKind,
  text: string,
): { readonly own: OwnEntry } | { readonly problem: EntryProblem } {
  try {
    return { own: parseOwnEntry(kind, text) };
  } catch (error) {
    if (!(error instanceof KnowledgeProblem)) throw error;
    const { line } = error;
    const sentence = capitalize(error.message.replace(/^line \d+: /, ''));
    const part = partOfEntry(kind, text, line);
    return { problem: { line, sentence, ...(part && { part }) } };
  }
}

/** More would not be read. */
export const maxProblems = 10;

/** Everything that is wrong with an entry, line by line. */
export function problemsOfEntry(kind: KnowledgeKind, text: string): readonly EntryProblem[] {
  const problems: EntryProblem[] = [];
  const lines = text.split('\n');
  while (problems.length < maxProblems) {
    const read = readOwnEntry(kind, lines.join('\n'));
    if (!('problem' in read)) break;
    const { problem } = read;
    // Of a list that is put right it may still be said that it is too short.
    if (problems.some(({ line }) => line === problem.line)) break;
    problems.push(problem);
    const line = lines[problem.line - 1] ?? '';
    // What is wrong with the whole would hide everything behind it.
    if (!/^[^#=@!>]/.test(line)) break;
    lines[problem.line - 1] = rightLine(kind, line, lines);
  }
  return problems.sort((a, b) => a.line - b.line);
}

/** Stands in for a line that is wrong, so that the others are read. */
function rightLine(kind: KnowledgeKind, line: string, lines: readonly string[]): string {
  if (/^[?~]/.test(line)) return '';
  if (line.startsWith('[')) return '[top] Ten things | thing | things';
  switch (kind) {
    case 'things':
      return 'A point | It is put right.';
    case 'topics':
      return 'An item | words | | It is put right. | It is put right.';
    case 'comparisons': {
      const products = lines.filter((each) => each.startsWith('*'));
      return ['A check', '', ...products.map(() => 'It is put right.'), '0'].join(' | ');
    }
    case 'offers':
      return '';
    default:
      return kind satisfies never;
  }
}

/** "# Sourdough | our sourdough" → Sourdough */
function nameOf(text: string): string {
  const [first = ''] = text.split('\n');
  return first.startsWith('#') ? (first.slice(1).split('|')[0] ?? '').trim() : '';
}

function only<Item>(entries: readonly Item[]): Item {
  const [first, second] = entries;
  if (!first) throw new KnowledgeProblem(1, 'an entry begins with # and its name.');
  if (second) throw new KnowledgeProblem(1, 'this holds more than one entry: save one at a time.');
  return first;
}

function topicOf(topic: TopicPack, text: string): TopicPack {
  if (topic.lists.length === 0) {
    throw new KnowledgeProblem(1, `${topic.title} has no list: a line such as [top] begins one.`);
  }
  const listLines = text.split('\n').flatMap((line, at) => (/^\s*\[/.test(line) ? [at + 1] : []));
  for (const [at, { idea, items }] of topic.lists.entries()) {
    if (items.length < listItems.min || items.length > listItems.max) {
      throw new KnowledgeProblem(
        listLines[at] ?? 1,
        `"${idea}" has ${items.length} items: ${listItems.min} to ${listItems.max} make a film.`,
      );
    }
  }
  const id = topic.id.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return { ...topic, id, keywords: topic.keywords.map((word) => word.toLowerCase()) };
}

function comparisonOf(comparison: ReadyComparison): ReadyComparison {
  const { topic, products, features } = comparison;
  if (products.length < fewestProducts || features.length === 0) {
    throw new KnowledgeProblem(1, `${topic} needs two things to compare (*) and a check.`);
  }
  return comparison;
}
