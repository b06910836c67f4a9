import { isJsonObject } from './json.ts';
import { maxItems } from './schema/item.ts';
import { maxSlides } from './schema/project-data.ts';

/**
 * How much a movie can hold: more would be left out, or take for ever. One row each. What is saved may hold
 * more: it is told when it is published or rendered, and nobody loses what they typed.
 */
export const movieLimits = {
  slides: maxSlides,
  itemsOfSlide: maxItems,
  groupsInGroups: 50,
  lettersOfText: 20_000,
  lettersOfWord: 2000,
} as const;

/** What a saved movie has too much of, in a sentence. Undefined: nothing. Nothing in it is trusted yet. */
export function exceededLimit(document: object): string | undefined {
  const slides = 'frames' in document && Array.isArray(document.frames) ? document.frames : [];
  if (slides.length > movieLimits.slides) {
    return `A movie can have ${formatNumber(movieLimits.slides)} slides, and this one has ${formatNumber(slides.length)}.`;
  }
  for (const [index, slide] of slides.entries()) {
    const items: unknown[] = isJsonObject(slide) && Array.isArray(slide.items) ? slide.items : [];
    const found = exceededOnSlide(items);
    if (found) return `Slide ${index + 1} ${found}`;
  }
  return undefined;
}

function exceededOnSlide(items: readonly unknown[]): string | undefined {
  // Not by calling itself: that is what too deep groups would break.
  let level = items;
  let count = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    count += level.length;
    if (count > movieLimits.itemsOfSlide) {
      return `has more than ${formatNumber(movieLimits.itemsOfSlide)} items.`;
    }
    if (depth > movieLimits.groupsInGroups) {
      return `has groups in groups more than ${movieLimits.groupsInGroups} deep.`;
    }
    for (const item of level) {
      const found = isJsonObject(item) && problemOfText(item.text);
      if (found) return found;
    }
    level = level.flatMap((item): unknown[] =>
      isJsonObject(item) && Array.isArray(item.children) ? item.children : [],
    );
  }
  return undefined;
}

/** What a text has too much of; setting it would take minutes, wherever it is shown. */
export function problemOfText(html: unknown): string | undefined {
  if (typeof html !== 'string') return undefined;
  const text = html.replaceAll(/<[^<>]*>/g, ' ');
  if (text.length > movieLimits.lettersOfText) {
    return `has a text of more than ${formatNumber(movieLimits.lettersOfText)} letters.`;
  }
  const longest = text.split(/\s+/).reduce((most, word) => Math.max(most, word.length), 0);
  return longest > movieLimits.lettersOfWord
    ? `has a word of more than ${formatNumber(movieLimits.lettersOfWord)} letters.`
    : undefined;
}

const formatNumber = (number: number) => number.toLocaleString('en');
