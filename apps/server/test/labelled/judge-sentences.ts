import { readFileSync } from 'node:fs';
import { assignMedia } from '@reelwright/auto-media';
import { type PictureRecipe, recipeOf } from '@reelwright/pictures';
import { createBuiltInPictures } from '../../src/providers/media-search/built-in/built-in-pictures.ts';

export interface Verdict {
  readonly sentence: string;
  readonly set: SentenceSet;
  readonly fits: boolean;
  /** What was chosen: the kind of a figure, or the subject. */
  readonly chosen: string;
}

/** Seen while the search was written; held back then; held back when it was written anew; and held back after that. */
export type SentenceSet = 'seen' | 'held back' | 'fresh' | 'last';

const figures: Readonly<Record<string, string>> = {
  number: '@number',
  percent: '@percent',
  timeline: '@year',
  chart: '@chart',
  versus: '@versus',
  map: '@map',
};

/** Has auto-media choose a picture for every labelled sentence, as one long film without doubles. */
export async function judgeSentences(): Promise<readonly Verdict[]> {
  return [
    ...(await judgeFilm(readSentences('first-sentences.txt'))),
    ...(await judgeFilm(readSentences('fresh-sentences.txt'))),
    ...(await judgeFilm(readSentences('last-sentences.txt'))),
  ];
}

async function judgeFilm(sentences: readonly Sentence[]): Promise<readonly Verdict[]> {
  const search = createBuiltInPictures().search;
  const { media } = await assignMedia({
    lines: sentences.map(({ text }, at) => ({ id: String(at), text, media: [] })),
    search: ({ keyword, num }) =>
      search({ keyword, num, signal: new AbortController().signal, type: 'image', shape: 'wide' }),
    settings: { creativity: 1, engine: 'builtin', overwrite: false, perSentence: 1 },
    seed: 'judged',
  });
  return sentences.map(({ text, labels, set }, at) => {
    const recipe = recipeOf(media.get(String(at))?.[0]?.url ?? '');
    const names = recipe ? namesOf(recipe) : ['nothing'];
    const fits = labels.some((label) => names.some((name) => label.test(name)));
    return { sentence: text, set, chosen: names[0] ?? 'nothing', fits };
  });
}

/** Drawn after the sentences were labelled: the same thing at another moment. */
const drawnLater: Readonly<Record<string, readonly string[]>> = {
  'dog-sitting': ['dog', 'dog-face'],
  'puppy-playing': ['dog', 'dog-face'],
};

/** A woman who runs is a person who runs: labels leave out sex and skin tone. */
function namesOf({ style, objects: [first = 'nothing'] }: PictureRecipe): readonly string[] {
  const figure = figures[style];
  if (figure) return [figure];
  const neutral = first.replace(/-(?:light|medium-light|medium|medium-dark|dark)$/, '');
  const role = neutral.replace(/^(?:man|woman)-/, '');
  return [first, neutral, role, `person-${role}`, ...(drawnLater[first] ?? [])];
}

interface Sentence {
  readonly text: string;
  readonly labels: readonly RegExp[];
  readonly set: SentenceSet;
}

function readSentences(file: string): readonly Sentence[] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8').split('\n');
  const border = lines.findIndex((line) => line.startsWith('# Held back'));
  return lines.flatMap((line, at) => {
    const [text = '', ...labels] = line.split('|').map((part) => part.trim());
    if (line.startsWith('#') || text === '') return [];
    const own = /^(fresh|last)-/.exec(file)?.[1] as SentenceSet | undefined;
    const set = own ?? (at > border ? 'held back' : 'seen');
    return [{ text, labels: labels.map(patternOf), set }];
  });
}

const patternOf = (label: string) => new RegExp(`^${label.replaceAll('*', '.*')}$`);
