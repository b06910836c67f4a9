// "Cheap electric bikes for students" are electric bikes; "vegan burgers" are not what we know about burgers.
import { singular } from '@reelwright/english';
import type { TopicList } from '@reelwright/wizards';
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
  interesting large lightweight local long-lasting luxury modern most must-have my new nice organic own perfect personal popular
  portable premium professional quality quick real reliable safe secondhand simple small smart special stylish top tiny
  traditional trendy typical unique used useful weekly wonderful your amazing weird strange surprising`.split(
    /\s+/,
  ),
);

/** What follows these says for whom, where, when or how; what comes before is what it is about. */
const prepositions = new Set(
  `for in on at with without under over near from during before after around per by to between against
  that who which whose you everyone everybody worth built made written born`.split(/\s+/),
);

/** They go with what follows them. */
const bound = new Set(
  'based full good great high ideal low made perfect rich safe suitable'.split(' '),
);

/** Praise that people also type last: "dinner ideas easy". */
const latePraise = new Set(['easy', 'quick', 'simple', 'cheap', 'best']);

/** The "to" of "how to", "ways to" and "learn how to" says nothing of where or for whom. */
const openings =
  /^(?:learn(?:ing)? )?(?:how|what|where|when|ways|things|steps|tips|learn|learning) to /;

/** All ways to read the words as a core and what only qualifies it, the fullest core first; none when nothing does. */
export function qualifiedReadings(words: readonly string[]): readonly Qualified[] {
  const opening =
    openings
      .exec(`${words.join(' ')} `)?.[0]
      .trim()
      .split(' ').length ?? 1;
  const cut = words.findIndex((word, at) => at >= opening && prepositions.has(word));
  // "Vegetables rich in iron": what it is rich in is said after it.
  const isBound = cut > opening && bound.has(words[cut - 1] ?? '');
  const end = cut < 0 ? words.length : isBound ? cut - 1 : cut;
  let from = 0;
  while (from < end - 1 && isHarmless(words[from] ?? '')) from++;
  let to = end;
  while (to - 1 > from && latePraise.has(words[to - 1] ?? '')) to--;
  if (from === 0 && to === words.length) return [];
  const core = words.slice(from, to);
  const before = [...words.slice(0, from), ...words.slice(to, end)]
    .filter((word) => !isAnnouncing(word))
    .join(' ');
  const after = words.slice(end).join(' ');
  return [
    // "Best breakfast foods for energy" are breakfast foods for energy.
    ...(after !== '' && from > 0
      ? [
          {
            core: words.slice(from),
            before: words
              .slice(0, from)
              .filter((word) => !isAnnouncing(word))
              .join(' '),
            after: '',
          },
        ]
      : []),
    // "Home workouts without equipment" are home workouts.
    ...(after === '' ? [] : [{ core: words.slice(0, end), before, after }]),
    // "Cheap reliable used cars" are used cars.
    ...words.slice(1, from).map((_, at) => ({
      core: words.slice(at + 1, to),
      before: words
        .slice(0, at + 1)
        .filter((word) => !isAnnouncing(word))
        .join(' '),
      after,
    })),
    { core, before, after },
    { core: core.filter((word) => !isAnnouncing(word)), before, after },
  ];
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

export function isPraise(word: string): boolean {
  return harmless.has(word);
}

function isHarmless(word: string): boolean {
  return isPraise(word) || /^\d{1,4}$/.test(word);
}

export type Qualification = Pick<Qualified, 'before' | 'after'>;

/**
 * A title that says what was asked for: "8 things to know about cheap electric bikes for students", "12 snacks for kids".
 * What a title says after its topic ("… and the stories behind them") makes room.
 */
export function qualifiedTitle(
  title: string,
  { units, items }: Pick<TopicList, 'units' | 'items'>,
  names: readonly string[],
  { before, after: typedAfter }: Qualification,
): string {
  // "Screen-free ideas for bored kids" need no "for kids".
  const whom = typedAfter.split(' ').at(-1) ?? '';
  const after = typedAfter !== '' && newWords(whom, title) === '' ? '' : typedAfter;
  const [number = String(items.length)] = /\d+/.exec(title) ?? [];
  const ofUnits =
    after === '' ? title : nameIn(units, names) ? `${number} ${units}` : withoutTail(title, names);
  const found = nameIn(ofUnits, names);
  const front = newWords(before, ofUnits);
  const named =
    found && front !== ''
      ? `${ofUnits.slice(0, found.index)}${front} ${ofUnits.slice(found.index)}`
      : ofUnits;
  return `${found || front === '' ? named : `${ofUnits}: ${front}`} ${after}`
    .replace(/\s+/g, ' ')
    .trim();
}

/** '10 electric scooter tips for safer rides' → '10 electric scooter tips'. */
function withoutTail(title: string, names: readonly string[]): string {
  const found = nameIn(title, names);
  if (!found) return title;
  const end = found.index + found[0].length;
  const tail = title
    .slice(end)
    .split(' ')
    .findIndex((word) => prepositions.has(word.toLowerCase()));
  return tail < 0
    ? title
    : title.slice(0, end) + title.slice(end).split(' ').slice(0, tail).join(' ');
}

/** "Small business ideas" are small already. */
function newWords(words: string, title: string): string {
  const titleWords = title.toLowerCase().split(/\s+/).map(singular);
  return words
    .split(' ')
    .filter((word) => !titleWords.includes(singular(word)))
    .join(' ');
}

function nameIn(text: string, names: readonly string[]): RegExpExecArray | undefined {
  return (
    names
      .toSorted((a, b) => b.length - a.length)
      .map((each) => new RegExp(`\\b${escaped(each)}\\b`, 'i').exec(text))
      .find((found) => found !== null) ?? undefined
  );
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
