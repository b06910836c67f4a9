/** What pictures of words show, of the built-in pictures that were found for them. */
import { recipeOf } from '@reelwright/pictures';
import { type FoundPicture, isNamedIn, objectsIn } from '../picture-choice/objects-in.ts';
import type { Ask } from './ask.ts';

/** Of so many, the best is meant; of more, something near. */
const surelyFound = 8;
const calledSo = 4;
/** Less is a kind of it, or related: a busby is no top hat. */
const sameThing = 0.95;
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
  const objects = found.slice(0, calledSo).flatMap(({ url, match = 0 }) => {
    const [object] = recipeOf(url)?.objects ?? [];
    return object && match >= sameThing && !isMereAttribute(object, name) ? [object] : [];
  });
  return [...new Set(objects)];
}

/** A shovel hat is no shovel: the last word says what it is. */
function isMereAttribute(object: string, name: string): boolean {
  return isNamedIn(object, name.split(' ').slice(0, -1).join(' '));
}

/** What a sentence itself names, as far as it can be drawn. */
export function objectsNamed(text: string, found: Found): string[] {
  // "A lion's body" is a body, and "cow's milk" no cow.
  const spoken = text.replace(/\b\w+['’]s\b/g, ' ');
  return objectsFor(text, found).filter(
    (object) => isNamedIn(object, spoken) && !misleading.test(object),
  );
}

/** Everything that somebody could take for these words: more than one would show for them. */
export function objectsThatMayMean(found: Found): string[] {
  const objects = found.flatMap(({ url, match = 0 }) => {
    const [object] = recipeOf(url)?.objects ?? [];
    return object && match >= mayMean ? [object] : [];
  });
  return [...new Set(objects)].slice(0, surelyFound);
}

/** Of these, what a search for the sentence comes upon too: of a volcano and grapes, the grapes for "they grow wine". */
export function objectsNear(objects: readonly string[], found: Found): string[] {
  const near = new Set(found.map(({ url }) => recipeOf(url)?.objects[0]));
  return objects.filter((object) => near.has(object));
}

/** Whether what is drawn by this name is seldom what a sentence means. */
export function isMisleading(object: string): boolean {
  return misleading.test(object);
}

/** Words that mean something else than what is drawn for them, signs, and what nobody wants to see large. */
const misleading =
  /^(ring|star|eye|eyes|nose|ear|tongue|mouth|foot|leg|hand|bat|seal|crane|watch|match|nail|palm|trunk|bell|club|spade|key|mouse|bug|virus|bar|bow|ball|crown|anchor|link|label|file|date|cloud|fire|sun|rock|wood|skull|person.*|man.*|woman.*|face.*|.*-face|.*-hand|.*-hands|icon-.*)$/;
