import pluralize from 'pluralize';

/** Words that sound otherwise than they are spelt. */
const silent = /^(hour|honest|honor|heir|herb(?!ivor))/i;
const likeYou = /^(u(ni([^nm]|mo)|s[aei]|kulele|k[re]|t[ie]|biq|ran|rea)|eu|ewe|one|once|o[nu]i)/i;

/** 'a' or 'an', by how the next word sounds. */
export function withArticle(text: string): string {
  const first = text.split(/[\s-]/)[0] ?? '';
  const letters = /^[A-Z]{2,}$/.test(first);
  const vowel = letters
    ? /^[AEFHILMNORSX]/.test(first)
    : silent.test(first) || (/^[aeiou]/i.test(first) && !likeYou.test(first));
  return `${vowel ? 'an' : 'a'} ${text}`;
}

/** The plural of a name, by its last word; 'man of war' by the one before 'of'. */
export function pluralOf(name: string): string {
  const [, head, tail] = /^(\S.*?)( (?:of|in|from|at|with|to) .+)$/.exec(name) ?? [];
  if (head !== undefined && tail !== undefined) return `${pluralOf(head)}${tail}`;
  const words = name.split(' ');
  const last = words.pop() ?? '';
  return [...words, pluralize.plural(last)].join(' ');
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'strings, frets and a body' */
export function enumeration(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

export function isPluralWord(word: string): boolean {
  return pluralize.isPlural(word) && !pluralize.isSingular(word);
}
