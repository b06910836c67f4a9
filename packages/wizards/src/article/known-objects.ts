/** What people chose to show for the parts of an article that we know by heart. */
import type { InfoOf } from '@reelwright/movie';
import { namesOf } from '../kept-line.ts';
import { isThing } from '../picture-choice/object-kinds.ts';
import { isNamedIn } from '../picture-choice/objects-in.ts';
import type { ArticleLine } from './article-paras.ts';

const mostOfTitle = 2;
const mostOfLine = 4;

/** The objects of a line by the heading it stands under, and of the title; undefined where nobody chose any. */
export function knownObjects(
  { source }: InfoOf<'article'>,
  { heading }: ArticleLine,
  at: number,
): readonly string[] | undefined {
  const chapters = source?.chapters ?? [];
  if (chapters.length === 0) return undefined;
  if (at > 0) return chapters.find((one) => one.heading === heading)?.objects;
  const ofAll = namesOf(source?.objects);
  return (ofAll.length > 0 ? ofAll : mostShown(chapters)).slice(0, mostOfTitle);
}

/** What most chapters show; among equals, what comes first. */
function mostShown(chapters: readonly { readonly objects: readonly string[] }[]) {
  const counts = new Map<string, number>();
  for (const name of chapters.flatMap(({ objects }) => objects).filter(isThing)) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1]).map(([name]) => name);
}

/** What people chose goes before what the words suggest. A sentence about the dog shows no cat, though both were chosen. */
export function withKnownFirst(
  known: readonly string[],
  found: readonly string[],
  sentence: string,
): string[] {
  const named = known.filter((name) => isNamedIn(name, sentence));
  return [...new Set([...(named.length > 0 ? named : known), ...found])].slice(0, mostOfLine);
}
