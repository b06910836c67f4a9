/** Whether what was written says only what its source says: every number and every name has to stand there. */
import { readNumberWords, singular } from '@reelwright/english';

/** Words that begin sentences and name nothing. */
const plainWords = new Set(
  'a an the it its they their he his she her this that these those there some many most more few all each every no not only even when while where what who how why if in on at by for from with without of to as and or but so because before after during since until about around over under near inside outside between among one two three four five six seven eight nine ten once today people'.split(
    ' ',
  ),
);

export function occursIn(source: string): (text: string) => boolean {
  const words = new Set(wordsOf(source));
  const numbers = new Set(numbersOf(source));
  const has = (word: string) => {
    const small = word.toLowerCase().replace(/['’]s$/, '');
    return words.has(small) || words.has(singular(small)) || words.has(`${small}s`);
  };
  return (text) => {
    if (numbersOf(text).some((number) => !numbers.has(number))) return false;
    return text
      .split(/(?<=[.!?])\s+/)
      .every((sentence) =>
        (sentence.match(/[\p{L}][\p{L}\p{N}'’-]*/gu) ?? []).every((word, at) =>
          /^\p{Lu}/u.test(word)
            ? has(word) || (at === 0 && plainWords.has(word.toLowerCase()))
            : true,
        ),
      );
  };
}

function wordsOf(text: string): readonly string[] {
  const found = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
  return found.flatMap((word) => [
    word,
    word.replace(/['’]s$/, ''),
    singular(word),
    ...word.split('-'),
  ]);
}

/** '1,200' and 1200, 'three' and 3 are the same. */
function numbersOf(text: string): readonly string[] {
  const digits = (text.match(/\d[\d,.]*/g) ?? []).map((number) =>
    number.replace(/[.,]$/, '').replaceAll(',', ''),
  );
  const words = (text.toLowerCase().match(/[a-z-]+/g) ?? []).flatMap((word) => {
    const number = readNumberWords(word);
    // "One of" counts nothing.
    return number > 1 ? [String(number)] : [];
  });
  return [...digits, ...words];
}
