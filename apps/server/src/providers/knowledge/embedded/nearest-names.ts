import { singular } from '@reelwright/english';
import { withoutSearchWords } from './search-words.ts';
import { isMisspelling, maxWrongLetters } from './spelling.ts';
import { plainWords } from './words.ts';

const maxNear = 5;

/** Whether a keyword is one of these names, in singular or plural. */
export function isCalled(keyword: string, names: readonly string[]): boolean {
  const wanted = new Set([keyOf(keyword), keyOf(withoutSearchWords(keyword))]);
  return names.some((name) => wanted.has(keyOfName(name)));
}

const keys = new Map<string, string>();

/** Names are asked for again and again, what people type is not. */
function keyOfName(name: string): string {
  const known = keys.get(name) ?? keyOf(name);
  keys.set(name, known);
  return known;
}

/**
 * Of things that have several names each, those that a keyword is near to: by a word they share, or by a slip of the
 * keyboard. Each by its first name.
 */
export function nearest(
  keyword: string,
  called: readonly (readonly string[])[],
): readonly string[] {
  const words = wordsOf(keyword);
  const isNear = (name: string) =>
    wordsOf(name).some((word) =>
      words.some((typed) => isMisspelling(typed, word, maxWrongLetters(word))),
    );
  return called
    .filter((names) => names.some(isNear))
    .slice(0, maxNear)
    .flatMap(([name]) => name ?? []);
}

function keyOf(name: string): string {
  return wordsOf(name).join(' ');
}

function wordsOf(name: string): readonly string[] {
  return plainWords(name).map(singular);
}
