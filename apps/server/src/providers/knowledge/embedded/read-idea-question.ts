import { singular } from '@reelwright/english';
import type { Idea, IdeaKind } from '../knowledge-port.ts';
import { plainWords } from './words.ts';

export interface IdeaQuestion {
  readonly keyword: string;
  fits(idea: Idea): boolean;
  /** Whether it can be nothing but a question for ideas. */
  readonly isCertain: boolean;
}

const before: Readonly<Record<string, IdeaKind>> = {
  top: 'top',
  best: 'top',
  greatest: 'top',
  worst: 'negative',
  bad: 'negative',
  funny: 'funny',
  funniest: 'funny',
  weird: 'funny',
  weirdest: 'funny',
  strange: 'funny',
  interesting: 'other',
  surprising: 'other',
  unusual: 'other',
};
/** Nouns that ask for a list of that sort: 'coffee mistakes'. */
const after = new Set(
  'mistake myth trap fact tip trick secret story habit rule idea kind type part oddity milestone'.split(
    ' ',
  ),
);

/** 'top 10 coffee', 'worst coffee', 'coffee myths', 'coffee b': which ideas are wanted. */
export function readIdeaQuestion(text: string): IdeaQuestion | undefined {
  const words = plainWords(text);
  const [first = '', ...others] = words;
  const kind = before[first];
  if (kind && others.length > 0) {
    const keyword = others.filter((word, at) => !(at === 0 && /^\d+$/.test(word))).join(' ');
    if (keyword === '') return undefined;
    return { keyword, fits: (idea) => idea.kind === kind, isCertain: true };
  }
  const last = words.at(-1) ?? '';
  const keyword = words.slice(0, -1).join(' ');
  if (keyword === '') return undefined;
  if (last.length === 1) {
    // The next word of an idea begins so: 'coffee m' → '6 coffee mistakes …'
    const wanted = `${keyword} ${last}`;
    const fits = (idea: Idea) => ` ${plainWords(idea.text).join(' ')}`.includes(` ${wanted}`);
    return { keyword, fits, isCertain: true };
  }
  const noun = singular(last);
  if (!after.has(noun)) return undefined;
  const fits = (idea: Idea) => plainWords(idea.text).map(singular).includes(noun);
  return { keyword, fits, isCertain: true };
}
