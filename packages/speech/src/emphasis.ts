/** A word that a voice is to stress: in one line, or in all of them. */
export interface Emphasis {
  readonly word: string;
  /** What the line says in which it is stressed; missing for all lines. */
  readonly line?: string | undefined;
}

/** A word without its signs and capitals: "Free!" and "free" are the same word. */
export const bareWord = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const bareWords = (text: string) => text.split(/\s+/).map(bareWord).filter(Boolean);

/** Those words of a line that are to be stressed, bare, each once. */
export function wordsToStress(line: string, list: readonly Emphasis[]): readonly string[] {
  const wanted = new Set(
    list
      .filter((one) => one.line === undefined || one.line === line)
      .flatMap(({ word }) => bareWords(word)),
  );
  return [...new Set(bareWords(line))].filter((word) => wanted.has(word));
}
