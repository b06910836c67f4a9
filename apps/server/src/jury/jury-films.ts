import { fileURLToPath } from 'node:url';
import { videoSizes } from '@reelwright/movie';
import { wizardList } from '@reelwright/wizards/list';
import type { ArticleAddress } from '../make/make-articles.ts';
import type { TalkRecording } from './talk-sound.ts';

/** Texts of different kinds that come along, for the wizards whose films are made of texts. */
const texts: Readonly<Record<string, (name: string) => string>> = {
  article: (name) => `articles/${name}.md`,
  vsl: (name) => `sales-letters/vsl-${name}.txt`,
  news: (name) => `newsletters/${name}.md`,
};
/** Talks: what people say they are about, and how each was recorded. They are spoken when they are judged. */
const talks: Readonly<Record<string, Omit<JuryTalk, 'file'>>> = {
  music: { keyword: 'tea', recording: 'music' },
  'two-voices': { keyword: 'running', recording: 'channels' },
  noisy: { keyword: 'fish market', recording: 'noise' },
  transcript: { keyword: 'sleep', recording: 'clean', hasTranscript: true },
};
const libraryFolder = new URL('../../../../library/', import.meta.url);

export interface JuryFilm {
  /** The id of a wizard. */
  readonly wizard: string;
  /** As on the command line and in the names of its files. */
  readonly name: string;
  readonly keyword: string;
  /** The text of an article. */
  readonly article?: ArticleAddress | undefined;
  /** A talk that is spoken first. */
  readonly talk?: JuryTalk | undefined;
  readonly voice: string;
  readonly size: { readonly width: number; readonly height: number };
  /** Undefined: as many items, questions or checks as people get who say nothing about it. */
  readonly count: number | undefined;
}

export interface JuryTalk {
  /** The file of what is said. */
  readonly file: string;
  readonly keyword: string;
  readonly recording: TalkRecording;
  /** Whether what is said is brought along. */
  readonly hasTranscript?: boolean;
}

type Keyword = readonly [
  keyword: string,
  size: keyof typeof videoSizes,
  /** Of long lists a few are enough to judge by; each takes its time. */
  count?: number,
];

/** What the jury looks at of each wizard: a new one is judged by the first keywords of the first until it has its own. */
const keywordsOf: Readonly<Record<string, readonly Keyword[]>> = {
  // Common and odd, one word and two, singular and plural, known by heart and unknown.
  listicle: [
    ['coffee', 'wide'],
    ['dogs', 'wide', 5],
    ['planets', 'wide', 8],
    ['productivity', 'vertical', 5],
    ['electric cars', 'wide', 5],
    ['home decor', 'square', 5],
    ['japan', 'wide', 5],
    ['pizza', 'vertical'],
    ['dinosaurs', 'wide', 5],
    ['investing', 'wide', 5],
    ['mythology', 'wide', 5],
    ['volcanoes', 'wide'],
    ['hats', 'wide', 5],
    ['lamps', 'vertical', 5],
    ['garden gnomes', 'wide', 5],
    ['zumbrix', 'wide', 5],
  ],
  quiz: [
    ['coffee', 'wide'],
    ['dogs', 'vertical'],
    ['space', 'wide'],
    ['dinosaurs', 'wide', 4],
    ['chess', 'square', 4],
    ['japan', 'wide'],
    ['pizza', 'vertical', 4],
    ['music', 'wide'],
  ],
  comparison: [
    ['pet', 'wide'],
    ['book', 'wide'],
    ['computer', 'square'],
    ['stove', 'wide'],
    ['commute', 'vertical'],
    ['car', 'wide'],
    ['workout', 'vertical'],
    ['coffee maker', 'wide'],
  ],
  affiliate: [
    ['houseplants', 'wide'],
    ['sleep', 'wide'],
    ['spanish', 'vertical'],
    ['running', 'wide'],
    ['budgeting', 'square'],
    ['guitar', 'wide'],
    ['meal prep', 'vertical'],
    ['photography', 'wide'],
  ],
  keyword: [
    ['coffee', 'wide'],
    ['octopus', 'wide'],
    ['japan', 'vertical'],
    ['sleep', 'square'],
  ],
  vsl: [
    ['1', 'wide'],
    ['2', 'wide'],
    ['3', 'vertical'],
    ['pasted', 'wide'],
  ],
  news: [
    ['town', 'wide'],
    ['science', 'wide'],
    ['company', 'square'],
    ['markets', 'vertical'],
  ],
  article: [
    ['news', 'wide'],
    ['recipe', 'wide'],
    ['how-to', 'vertical'],
    ['product', 'wide'],
    ['blog', 'square'],
    ['wiki', 'wide'],
    ['interview', 'wide'],
    ['list', 'vertical'],
    ['press-release', 'wide'],
    ['german', 'wide'],
  ],
  podcast: [
    ['music', 'wide'],
    ['two-voices', 'vertical'],
    ['noisy', 'square'],
    ['transcript', 'wide'],
  ],
};

const [firstWizard = ''] = wizardList.map(({ id }) => id);
const newcomers = 4;
const voices = ['Clara', 'Martin', 'Nora', 'Henry'];

/** Each in the look that fits it, and a voice of its own. */
function filmsOf(wizard: string, keywords: readonly Keyword[]): JuryFilm[] {
  return keywords.map(([keyword, size, count], at) => {
    const { width, height } = videoSizes[size];
    return {
      wizard,
      name: wizard === firstWizard ? keyword : `${wizard} ${keyword}`,
      keyword,
      ...textCalled(wizard, keyword),
      ...talkCalled(wizard, keyword),
      count,
      size: { width, height },
      voice: `en-US-${voices[at % voices.length]}`,
    };
  });
}

/** The keyword of a text is its name; what it is about is read in it. */
function textCalled(wizard: string, name: string): Pick<JuryFilm, 'article'> {
  const path = texts[wizard]?.(name);
  if (path === undefined) return {};
  return { article: { kind: 'file', file: fileURLToPath(new URL(path, libraryFolder)) } };
}

function talkCalled(wizard: string, name: string): Pick<JuryFilm, 'talk'> {
  const talk = wizard === 'podcast' ? talks[name] : undefined;
  if (talk === undefined) return {};
  const file = fileURLToPath(new URL(`talks/${name}.txt`, libraryFolder));
  return { talk: { file, ...talk } };
}

/** Of a keyword that no film of the jury is about: whether the rules hold beyond the films that were looked at. */
export function otherFilm(
  wizard: string,
  keyword: string,
  size: keyof typeof videoSizes = 'wide',
): JuryFilm[] {
  return filmsOf(wizard, [[keyword, size]]);
}

export const juryFilms: readonly JuryFilm[] = wizardList.flatMap(({ id }) =>
  filmsOf(id, keywordsOf[id] ?? (keywordsOf[firstWizard] ?? []).slice(0, newcomers)),
);
