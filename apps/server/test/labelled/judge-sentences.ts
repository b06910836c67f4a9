import { readFileSync } from 'node:fs';
import { assignMedia } from '@reelwright/auto-media';
import { type PictureRecipe, recipeOf } from '@reelwright/pictures';
import { createBuiltInPictures } from '../../src/providers/media-search/built-in/built-in-pictures.ts';

export interface Verdict {
  readonly sentence: string;
  readonly heldBack: boolean;
  readonly fits: boolean;
  /** What was chosen: the kind of a figure, or the subject. */
  readonly chosen: string;
}

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
  const sentences = readSentences();
  const search = createBuiltInPictures().search;
  const { media } = await assignMedia({
    lines: sentences.map(({ text }, at) => ({ id: String(at), text, media: [] })),
    search: ({ keyword, num }) =>
      search({ keyword, num, signal: new AbortController().signal, type: 'image', shape: 'wide' }),
    settings: { creativity: 1, engine: 'builtin', overwrite: false, perSentence: 1 },
    seed: 'judged',
  });
  return sentences.map(({ text, labels, heldBack }, at) => {
    const recipe = recipeOf(media.get(String(at))?.[0]?.url ?? '');
    const chosen = recipe ? describe(recipe) : 'nothing';
    return { sentence: text, heldBack, chosen, fits: labels.some((label) => label.test(chosen)) };
  });
}

const describe = ({ style, objects }: PictureRecipe) => figures[style] ?? objects[0] ?? 'nothing';

function readSentences() {
  const lines = readFileSync(new URL('sentences.txt', import.meta.url), 'utf8').split('\n');
  const border = lines.findIndex((line) => line.startsWith('# Held back'));
  return lines.flatMap((line, at) => {
    const [text = '', ...labels] = line.split('|').map((part) => part.trim());
    if (line.startsWith('#') || text === '') return [];
    return [{ text, labels: labels.map(patternOf), heldBack: at > border }];
  });
}

const patternOf = (label: string) => new RegExp(`^${label.replaceAll('*', '.*')}$`);
