// "Cheap electric bikes for students" are electric bikes; "vegan burgers" are not what we know about burgers.
import { isAnnouncing } from './list-nouns.ts';

export interface Qualified {
  /** What the words are about. */
  readonly core: readonly string[];
  /** As they were typed, around it. */
  readonly before: string;
  readonly after: string;
}

/** Words that praise, rank or narrow for a buyer, and leave true what is true of the thing itself. */
const harmless = new Set(
  `affordable amazing authentic average awesome basic beautiful beginner best better big biggest budget cheap cheapest
  classic comfortable common cool cozy cute daily delicious diy durable easy essential everyday excellent expensive famous
  fantastic fast favorite favourite first free fresh fun funny hard highest good great healthy high-quality home homemade important inexpensive
  interesting large lightweight local long-lasting luxury modern must-have my new nice organic own perfect personal popular
  portable premium professional quality quick real reliable safe secondhand simple small smart special stylish top tiny
  traditional trendy typical unique used useful weekly wonderful your amazing weird strange surprising`.split(
    /\s+/,
  ),
);

/** What follows these says for whom, where, when or how; what comes before is what it is about. */
const prepositions = new Set(
  'for in on at with without under over near from during before after around per by to between against'.split(
    ' ',
  ),
);

/** The words without what only qualifies them; undefined when nothing does. */
export function withoutQualifiers(words: readonly string[]): Qualified | undefined {
  const cut = words.findIndex((word, at) => at > 0 && prepositions.has(word));
  const end = cut < 0 ? words.length : cut;
  let from = 0;
  while (from < end - 1 && isHarmless(words[from] ?? '')) from++;
  if (from === 0 && end === words.length) return undefined;
  return {
    core: words.slice(from, end),
    before: words
      .slice(0, from)
      .filter((word) => !isAnnouncing(word))
      .join(' '),
    after: words.slice(end).join(' '),
  };
}

/** A title as it is, then without what it says at its end for whom, where or how. */
export function shortened(words: readonly string[]): readonly (readonly string[])[] {
  const cuts = words.flatMap((word, at) => (at > 0 && prepositions.has(word) ? [at] : []));
  return [words.length, ...cuts.reverse()].map((cut) => words.slice(0, cut));
}

/** A number says how many; every other word that only praises goes. */
export function withoutPraise(words: readonly string[]): readonly string[] {
  return words.filter((word) => !harmless.has(word));
}

function isHarmless(word: string): boolean {
  return harmless.has(word) || /^\d{1,4}$/.test(word);
}

/** A title that says what was asked for: "8 things to know about cheap electric bikes for students". */
export function qualifiedTitle(
  title: string,
  names: readonly string[],
  { before, after }: Pick<Qualified, 'before' | 'after'>,
): string {
  const name = names
    .toSorted((a, b) => b.length - a.length)
    .map((each) => new RegExp(`\\b${escaped(each)}\\b`, 'i').exec(title))
    .find((found) => found !== null);
  const named =
    name && before !== ''
      ? `${title.slice(0, name.index)}${before} ${title.slice(name.index)}`
      : title;
  // "… everyone should try for students" would say something else.
  const tail = after === '' ? '' : ` ${after}`;
  return `${name ? named : `${title}: ${before}`}${tail}`.replace(/\s+/g, ' ').trim();
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
