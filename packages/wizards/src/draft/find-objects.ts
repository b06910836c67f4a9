/** What pictures of words show, of the built-in pictures that were found for them. */
import { recipeOf } from '@reelwright/pictures';
import {
  type FoundPicture,
  isNamedIn,
  objectsIn,
  objectsShown as shownOf,
} from '../picture-choice/objects-in.ts';
import type { Ask } from './ask.ts';

/** Of so many, the best is meant; of more, something near. */
const surelyFound = 8;
const calledSo = 4;
/** Less is a kind of it, or related: a busby is no top hat. */
const sameThing = 0.95;
const wholeName = 0.99;
/** Things that were named later count a little less. */
const namedElsewhere = 0.9;
const mostElsewhere = 3;
/** Enough to be taken for it. */
const mayMean = 0.4;

type Found = readonly FoundPicture[];

/** What a word or sentence is about. */
export function objectsFor(words: string, found: Found): string[] {
  return [...objectsIn(found.slice(0, surelyFound), words)];
}

export async function askObjects(ask: Ask, words: string): Promise<string[]> {
  const [found = []] = await ask.pictures([words]);
  return objectsFor(words, found);
}

/** What is called so itself: a sombrero, and not whatever hats are drawn with. */
export function objectsCalled(name: string, found: Found): string[] {
  // Known by all of its name, not by its last word alone: a ten-gallon hat is a cowboy hat.
  const isWhole = (found[0]?.match ?? 0) >= wholeName;
  const objects = found.slice(0, calledSo).flatMap(({ url, match = 0 }) => {
    const [object] = recipeOf(url)?.objects ?? [];
    const isOther =
      object && (isMereAttribute(object, name) || (!isWhole && isOtherKind(object, name)));
    return object && match >= sameThing && !isOther ? [object] : [];
  });
  return [...new Set(objects)];
}

/** A shovel hat is no shovel: the last word says what it is. */
function isMereAttribute(object: string, name: string): boolean {
  return isNamedIn(object, name.split(' ').slice(0, -1).join(' '));
}

/** Nor is it a top hat: both say which hat they are, and it is another one. */
function isOtherKind(object: string, name: string): boolean {
  const [kind = '', ...qualifiers] = name
    .toLowerCase()
    .split(/[\s-]+/)
    .toReversed();
  const [objectKind, ...objectQualifiers] = object.split('-').toReversed();
  if (qualifiers.length === 0 || objectQualifiers.length === 0 || kind !== objectKind) return false;
  return !objectQualifiers.some((word) => qualifiers.includes(word));
}

/** What a sentence itself names, as far as it can be drawn. */
export function objectsNamed(text: string, found: Found): string[] {
  return objectsFor(text, found).filter((object) => !misleading.test(object));
}

/** What a sentence is shown by at its place in a film, as it was weighed there; parts of bodies only tell of somebody. */
export function objectsShown(sentence: string, found: Found): string[] {
  return shownOf(sentence, found).filter((object) => isPosture(object) || !misleading.test(object));
}

const isPosture = (object: string) => /^(?:person|man|woman)-in-/.test(object);

/** What a text of another language names: each of its things was searched for by name. */
export function objectsNamedElsewhere(found: Found): string[] {
  const objects = found.flatMap(({ url, match = 0 }) => {
    const [object] = recipeOf(url)?.objects ?? [];
    return object && match >= namedElsewhere && !misleading.test(object) ? [object] : [];
  });
  return [...new Set(objects)].slice(0, mostElsewhere);
}

/** Everything that somebody could take for these words: more than one would show for them. */
export function objectsThatMayMean(found: Found): string[] {
  const objects = found.flatMap(({ url, match = 0 }) => {
    const [object] = recipeOf(url)?.objects ?? [];
    return object && match >= mayMean ? [object] : [];
  });
  return [...new Set(objects)].slice(0, surelyFound);
}

/** Words that mean something else than what is drawn for them, signs, and what nobody wants to see large. */
const misleading =
  /^(ring|star|eye|eyes|nose|ear|tongue|mouth|foot|leg|hand|bat|seal|crane|match|nail|palm|trunk|club|spade|mouse|bug|bar|bow|ball|link|label|file|date|rock|skull|person|man|woman|(?:person|man|woman)-(?:light|medium|dark|beard|blond|red|white|curly|bald|gesturing|shrugging|facepalming|frowning|pouting|raising|tipping|bowing|standing|kneeling|walking|in-lotus|in-bed|getting).*|face.*|.*-face|.*-hand|.*-hands|.*-with-smiling-eyes|icon-.*|dagger|broken-chain|crossed-swords|high-voltage|sparkles|collision|warning|balance-scale|hourglass.*|spiral-calendar|wind-face|drop-of-blood)$/;
