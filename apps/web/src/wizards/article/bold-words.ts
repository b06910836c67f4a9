/** A word of a line, and where in it it stands, without the marks around it. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** A comma or a full stop follows: what comes next is not said in one breath with it. */
  readonly isLast: boolean;
}

const edge = /^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu;

export function wordsIn(line: string): readonly Word[] {
  return [...line.matchAll(/\S+/g)].flatMap(({ 0: token, index }) => {
    const text = token.replace(edge, '');
    if (text === '') return [];
    const start = index + token.indexOf(text);
    const end = start + text.length;
    return [{ text, start, end, isLast: /^[.,;:!?…]/.test(line.slice(end, index + token.length)) }];
  });
}

/** Spec: one or two words. A second one beside the first joins it; any other begins anew, the same one again ends it. */
export function chooseWord(
  words: readonly Word[],
  chosen: readonly number[],
  pressed: number,
): readonly number[] {
  if (chosen.includes(pressed)) return chosen.filter((at) => at !== pressed);
  const [only] = chosen;
  if (chosen.length !== 1 || only === undefined) return [pressed];
  const [first, second] = [Math.min(only, pressed), Math.max(only, pressed)];
  const isPair = second - first === 1 && !words[first]?.isLast;
  return isPair ? [first, second] : [pressed];
}

/** The words as they stand in the line. */
export function phraseOf(line: string, words: readonly Word[], chosen: readonly number[]): string {
  const first = words[Math.min(...chosen)];
  const last = words[Math.max(...chosen)];
  return first && last ? line.slice(first.start, last.end) : '';
}

/** Which words of the line these are. */
export function wordsOfPhrase(
  line: string,
  words: readonly Word[],
  phrase: string | undefined,
): readonly number[] {
  const start = phrase ? line.indexOf(phrase) : -1;
  if (!phrase || start < 0) return [];
  return words.flatMap((word, at) =>
    word.start >= start && word.end <= start + phrase.length ? [at] : [],
  );
}
