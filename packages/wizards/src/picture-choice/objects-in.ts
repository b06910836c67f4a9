import { singular } from '@reelwright/english';
import { isFigureStyle, recipeOf } from '@reelwright/pictures';
import { isMeant } from './is-meant.ts';
import { isFlag, isShown } from './object-kinds.ts';

/** How well a picture has to fit words that do not name it, and words that do. */
const surely = 0.8;
const fits = 0.5;
const maxObjects = 3;
/** More words are a sentence. */
const keywordWords = 3;

export interface FoundPicture {
  readonly url: string;
  /** From 0 to 1: how well it fits. */
  readonly match?: number | undefined;
}

/** The objects of built-in pictures that were found for a word or sentence, as far as they surely fit it. */
export function objectsIn(found: readonly FoundPicture[], words: string): readonly string[] {
  const isSentence =
    words.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length > keywordWords;
  const objects = found.flatMap(({ url, match = 0 }) => {
    const { style, objects: [name] = [] } = recipeOf(url) ?? {};
    // What stands beside a figure was only guessed.
    if (!name || (style && isFigureStyle(style)) || !isMeant(name, words)) return [];
    // Crosses and arrows tell something about a thing, and are not what it is.
    if (!isShown(name) && !isFlag(name) && !isNamedIn(name, words)) return [];
    // What a sentence names was weighed with its neighbours: the river of a "river plant" is not meant.
    return match >= (!isSentence && isNamedIn(name, words) ? fits : surely) ? [name] : [];
  });
  if (isSentence) return eachOnce(objects).slice(0, maxObjects);
  // "Vintage cameras" are cameras: no glass of wine beside what is named.
  const named = objects.filter((name) => isNamedIn(name, words));
  return eachOnce(named.length > 0 ? named : objects).slice(0, maxObjects);
}

const mostShown = 4;

/** What a sentence would be shown by at its place in a film, the best first: the server weighed it. */
export function objectsShown(sentence: string, found: readonly FoundPicture[]): readonly string[] {
  const objects = found.flatMap(({ url }) => recipeOf(url)?.objects.slice(0, 1) ?? []);
  const suits = (name: string) => isShown(name) && isMeant(name, sentence);
  return eachOnce(objects.filter(suits)).slice(0, mostShown);
}

/** Of people the first: the same role comes as a woman, as a man and in several skins. */
function eachOnce(objects: readonly string[]): readonly string[] {
  const role = (name: string) =>
    name
      .replace(/^(cast-.*)-\d+$/, '$1')
      .replace(/^(?:man|woman|person)-/, '')
      .replace(/-(?:light|medium-light|medium|medium-dark|dark)$/, '');
  return objects.filter(
    (name, at) => objects.findIndex((other) => role(other) === role(name)) === at,
  );
}

/** Only what the words themselves name: the rest of a question may well be meant in another sense. */
export function objectsNamedIn(found: readonly FoundPicture[], words: string): readonly string[] {
  return objectsIn(found, words).filter((name) => isNamedIn(name, words));
}

/** Parts of names that say how a thing is drawn, not what it is. */
const besides = new Set(['face', 'icon', 'mobile', 'person', 'man', 'woman', 'with', 'the', 'and']);

/**
 * A search by meaning sometimes misunderstands: "webbed toes" are no globe, and "a small pot" holds no honey. What the
 * words themselves name, with its whole name, is safe.
 */
export function isNamedIn(object: string, words: string): boolean {
  const spokenWords = words.toLowerCase().split(/[^a-z]+/);
  const parts = object.split('-').filter((part) => !besides.has(part));
  // "The left lung" names the lungs.
  const begins = parts.map((part) => singular(part).slice(0, 5));
  return begins.every((part) => spokenWords.some((word) => word.startsWith(part)));
}
