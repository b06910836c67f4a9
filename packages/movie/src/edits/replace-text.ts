// Finds words in the small HTML of texts, and puts others in their place without touching what is around them.
import { edit } from './edit.ts';
import { itemIn } from './find.ts';
import { withWords } from './graphic-words.ts';

export interface FindOptions {
  readonly matchCase: boolean;
}

interface Letter {
  /** Where it stands in the HTML; an entity is one letter. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const parts = /<[^<>]*>|&(?:#x?[0-9a-f]+|[a-z]+);|[\s\S]/gi;
/** Between these, words do not go on. */
const breaks = /^<(?:br|\/?(?:p|div|li|ul|ol|h[1-6]))\b/i;
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&nbsp;': ' ',
};

function lettersOf(html: string): readonly Letter[] {
  const letters: Letter[] = [];
  for (const { 0: part, index } of html.matchAll(parts)) {
    const to = index + part.length;
    if (!part.startsWith('<') || part === '<')
      letters.push({ from: index, to, text: entities[part.toLowerCase()] ?? part });
    else if (breaks.test(part)) letters.push({ from: index, to: index, text: '\n' });
  }
  return letters;
}

interface Place {
  readonly letters: readonly Letter[];
}

function placesOf(html: string, wanted: string, { matchCase }: FindOptions): readonly Place[] {
  if (wanted === '') return [];
  const letters = lettersOf(html);
  // One unit for each letter, so that places in one are places in the other.
  const folded = (text: string) => (matchCase ? text : text.toLowerCase().slice(0, text.length));
  const words = letters.map(({ text }) => folded(text[0] ?? ' ')).join('');
  const key = folded(wanted);
  const found: Place[] = [];
  for (let at = words.indexOf(key); at >= 0; at = words.indexOf(key, at + key.length))
    found.push({ letters: letters.slice(at, at + key.length) });
  return found;
}

/** How often words stand in a text. */
export function countInText(html: string, wanted: string, options: FindOptions): number {
  return placesOf(html, wanted, options).length;
}

/** A text with other words in place of these; they look as the first of those did. */
export function replaceInText(
  html: string,
  wanted: string,
  by: string,
  options: FindOptions,
): string {
  let result = html;
  for (const { letters } of placesOf(html, wanted, options).toReversed()) {
    for (const [index, { from, to }] of [...letters.entries()].toReversed())
      result = result.slice(0, from) + (index === 0 ? escaped(by) : '') + result.slice(to);
  }
  return result;
}

/** How often words stand in plain ones, as charts have them. */
export function countInPlain(text: string, wanted: string, options: FindOptions): number {
  return countInText(escaped(text), wanted, options);
}

function replaceInPlain(text: string, wanted: string, by: string, options: FindOptions): string {
  let rest = replaceInText(escaped(text), wanted, by, options);
  for (const [sign, plain] of [
    ['&lt;', '<'],
    ['&gt;', '>'],
    ['&amp;', '&'],
  ] as const)
    rest = rest.replaceAll(sign, plain);
  return rest;
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

interface ReplaceDetails extends FindOptions {
  readonly places: readonly { readonly slideId: string; readonly itemId: string }[];
  readonly wanted: string;
  readonly by: string;
}

export const replaceText = edit(
  'replaceText',
  'Replace',
  (draft, { places, wanted, by, matchCase }: ReplaceDetails) => {
    for (const place of places) {
      const item = itemIn(draft, place);
      if (item?.text) item.text = replaceInText(item.text, wanted, by, { matchCase });
      if (item?.graphic) {
        const swap = (words: string) => replaceInPlain(words, wanted, by, { matchCase });
        item.graphic = withWords(item.graphic, swap);
      }
    }
  },
);
