import { alwaysPlural, irregularNouns, sameInPlural } from './irregular-nouns.ts';
import { compoundPlural, isPluralWord } from './is-plural.ts';

/** The singular of one word, in its own capitals. Words that are no plurals stay. */
export function singular(word: string): string {
  const lower = word.toLowerCase();
  if (!isPluralWord(lower) || sameInPlural.has(lower) || alwaysPlural.has(lower)) return word;
  const known = irregularNouns.get(lower);
  if (known !== undefined) return inCapitalsOf(word, known);
  const head = compoundPlural.exec(lower)?.[0] ?? '';
  const oneHead = head && (irregularNouns.get(head) ?? regularSingular(head));
  if (oneHead) return word.slice(0, -head.length) + oneHead;
  if (lower.endsWith('men')) return `${word.slice(0, -2)}an`;
  return regularSingular(word);
}

/** The singular of a name, by its last word: 'stand mixers' → 'stand mixer'; 'cups of tea' by the one before 'of'. */
export function singularOfName(name: string): string {
  return changeHead(name, singular);
}

/** The word of a name that counts: the last one, or the last one before 'of'. */
export function changeHead(name: string, change: (word: string) => string): string {
  const [, head, tail] = /^(\S.*?)( (?:of|in|from|at|with|to) .+)$/.exec(name) ?? [];
  if (head !== undefined && tail !== undefined) return changeHead(head, change) + tail;
  return name.replace(/(?<!\S)\S+$/, change);
}

const takesEs =
  /(ss|sh|ch|x|zz|tz|[^aeiou]o|(?:bon|vir|camp|circ|octop|chor|foc|cact|platyp|walr|stat|call|cens|geni|hippopotam|syllab|min|pl|sin|lot|croc|hibisc|citr|fic|cor?p|nucle)us)es$/;

function regularSingular(word: string): string {
  const lower = word.toLowerCase();
  if (/^[^dg]oes$|^.ies$/.test(lower) || /shoes$/.test(lower)) return word.slice(0, -1);
  if (/[^aeiou]ies$/.test(lower)) return `${word.slice(0, -3)}y`;
  return takesEs.test(lower) ? word.slice(0, -2) : word.slice(0, -1);
}

function inCapitalsOf(word: string, other: string): string {
  const first = word.charAt(0);
  const isCapital = first === first.toUpperCase() && first !== first.toLowerCase();
  return isCapital ? first + other.slice(1) : other;
}
