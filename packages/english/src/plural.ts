import {
  alwaysPlural,
  irregularNouns,
  looksPlural,
  sameInPlural,
  takesEsAfterO,
  takesSAfterMan,
  uncounted,
} from './irregular-nouns.ts';
import { isPluralWord } from './is-plural.ts';
import { changeHead } from './singular.ts';

const pluralsOfIrregular = new Map([...irregularNouns].map(([many, one]) => [one, many]));
/** Heads that keep their own plural at the end of a longer word: grandchild, bookshelf. */
const compound = /(?:woman|child|person|dormouse|shelf|knife|wife|wolf|loaf|thief|hoof)$/;
/** Written with 'ch' and said with a k. */
const endsWithKSound =
  /(?:(?:mon|patri|matri|olig|hier)arch|stomach|epoch|eunuch|tech|czech|loch)$/;

/** The plural of one word. Words that are plurals already stay. */
export function plural(word: string): string {
  const lower = word.toLowerCase();
  const known = pluralsOfIrregular.get(lower);
  if (known !== undefined) return word.charAt(0) + known.slice(1);
  if (staysTheSame(lower)) return word;
  const head = compound.exec(lower)?.[0];
  if (head) return word.slice(0, -head.length) + (pluralsOfIrregular.get(head) ?? `${head}s`);
  if (lower.endsWith('man') && lower.length > 3 && !takesSAfterMan.has(lower)) {
    return `${word.slice(0, -2)}en`;
  }
  if (/[^aeiou]y$|quy$/.test(lower)) return `${word.slice(0, -1)}ies`;
  if (/(?:sis|xis)$/.test(lower)) return `${word.slice(0, -2)}es`;
  if (/(?:s|x|z|sh|ch)$/.test(lower) && !endsWithKSound.test(lower)) return `${word}es`;
  return takesEsAfterO.has(lower) ? `${word}es` : `${word}s`;
}

function staysTheSame(lower: string): boolean {
  return (
    [sameInPlural, alwaysPlural, looksPlural, uncounted].some((list) => list.has(lower)) ||
    // Jellyfish, Japanese, robotics.
    /fish$|[^e]ese$|ics$/.test(lower) ||
    isPluralWord(lower)
  );
}

/** The plural of a name, by its last word; 'man of war' by the one before 'of'. */
export function pluralOfName(name: string): string {
  return changeHead(name, plural);
}
