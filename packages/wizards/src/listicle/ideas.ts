import { canBePlural, singular, smallNumbers } from '@reelwright/english';
/** Ideas for lists: how they are asked for, put in order, and what they say about the list. */

/** The tabs of the ideas step, besides 'Manual'. */
export const ideaCategories = ['top', 'negative', 'funny', 'other', 'user'] as const;
export type IdeaCategory = (typeof ideaCategories)[number];

/** What each category asks the suggestions for; `{}` stands for the keyword. */
const queries: Readonly<Record<Exclude<IdeaCategory, 'user'>, readonly string[]>> = {
  top: ['top 10 {}', 'best {}'],
  negative: ['worst {}', '{} mistakes', '{} myths'],
  funny: ['funny {}', 'weird {}'],
  other: ['interesting {}', '{} facts', '{} tips'],
};
const letters = 'abcdefghijklmnopqrstuvwxyz';

/** The questions for one category; 'user' tries every letter after the keyword. */
export function ideaQueries(category: IdeaCategory, keyword: string): readonly string[] {
  const wanted = keyword.trim();
  return category === 'user'
    ? Array.from(letters, (letter) => `${wanted} ${letter}`)
    : queries[category].map((query) => query.replace('{}', wanted));
}

/** Ideas that begin with top, best or worst and a number come first, then those with a number. */
export function scoreIdea(idea: string): number {
  const text = idea.trim().toLowerCase();
  const size = sizeIn(text);
  const ranks = /^(the )?(top|best|worst)\b/.test(text) || /^\d+ (top|best|worst)\b/.test(text);
  const letterCount = text.length;
  return (
    (ranks ? 4 : 0) +
    (size === undefined ? 0 : 3) +
    (/^\D{0,12}\d/.test(text) ? 1 : 0) +
    // A title that fits on two lines reads better than a word or a paragraph.
    (letterCount >= 12 && letterCount <= 60 ? 1 : 0)
  );
}

/** The best first, none twice; equal ones stay in the order they came in. */
export function rankIdeas(ideas: readonly string[]): readonly string[] {
  const byText = new Map(ideas.map((idea) => [idea.trim().toLowerCase(), idea.trim()]));
  byText.delete('');
  return [...byText.values()].sort((a, b) => scoreIdea(b) - scoreIdea(a));
}

export interface ListGuess {
  readonly size?: number;
  /** One of the items, in the singular. */
  readonly unit?: string;
}

const maxItems = 20;

/** '7 coffee mistakes that cost you' → 7, 'coffee mistake'. Says nothing that the words do not say. */
export function guessList(idea: string): ListGuess {
  const size = sizeIn(idea.toLowerCase());
  const unit = unitIn(idea);
  return { ...(size !== undefined && { size }), ...(unit !== undefined && { unit }) };
}

const numberWords = [...smallNumbers.slice(1), 'twenty'];
const numberPattern = new RegExp(String.raw`\b(\d{1,3}|${numberWords.join('|')})\b`, 'i');

function sizeIn(text: string): number | undefined {
  const found = numberPattern.exec(text)?.[1]?.toLowerCase();
  if (found === undefined) return undefined;
  const size = /^\d/.test(found) ? Number(found) : numberWords.indexOf(found) + 1;
  return size >= 1 && size <= 100 ? Math.min(size, maxItems) : undefined;
}

/** Words between the number and its noun that praise it rather than name it. */
const praise = new Set([
  'best',
  'worst',
  'top',
  'great',
  'greatest',
  'good',
  'amazing',
  'awesome',
  'incredible',
  'surprising',
  'strange',
  'weird',
  'interesting',
  'essential',
  'simple',
  'easy',
  'extraordinary',
  'small',
  'smart',
  'cool',
  'unbelievable',
  'most',
  'popular',
  'important',
  'astonishing',
  'really',
  'very',
  'of',
  'the',
  'our',
  'your',
  'my',
  'different',
  'more',
  'other',
  'common',
]);
/** What never comes before the noun: the phrase is over, and nothing was named. */
const ends = new Set(['and', 'or', 'that', 'to', 'for', 'in', 'on', 'with', 'who', 'which', 'you']);
/** Plurals that stand before another noun: sales techniques, sports cars. */
const pluralBefore = new Set([
  'sales',
  'sports',
  'news',
  'kids',
  'arts',
  'games',
  'goods',
  'women',
]);

function unitIn(idea: string): string | undefined {
  const found = numberPattern.exec(idea);
  if (!found) return undefined;
  const rest = idea.slice(found.index + found[0].length).replace(/^[\s:.)-]+/, '');
  const words = rest.split(/\s+/).slice(0, 7);
  const phrase: string[] = [];
  for (const [at, written] of words.entries()) {
    const word = written.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
    const lower = word.toLowerCase();
    if (word === '' || ends.has(lower)) return undefined;
    const next = words[at + 1]?.toLowerCase() ?? '';
    if (canBePlural(lower) && !(pluralBefore.has(lower) && canBePlural(bare(next)))) {
      const noun = [...phrase, singular(word)].join(' ');
      return kindOf(noun, lower, written, words.slice(at + 1)) ?? noun;
    }
    // 'cheese, wine and pasta' is no noun with two words before it.
    if (written !== word && written.startsWith(word)) return undefined;
    if (phrase.length > 0 || !praise.has(lower)) phrase.push(word);
  }
  return undefined;
}

/** 'kinds of chocolate' are not just kinds. */
function kindOf(
  noun: string,
  lower: string,
  written: string,
  after: readonly string[],
): string | undefined {
  const [of, thing = '', head = ''] = after;
  const isKind = ['kinds', 'types', 'sorts', 'styles', 'forms', 'pieces'].includes(lower);
  if (!isKind || of?.toLowerCase() !== 'of' || written.length > lower.length) return undefined;
  const name = bare(thing);
  // 'types of electric cars': the noun is the second word.
  const second = !canBePlural(name) && canBePlural(bare(head)) ? ` ${bare(head)}` : '';
  return name === '' ? undefined : `${noun} of ${name}${second}`;
}

function bare(word: string): string {
  return word.toLowerCase().replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
}
