import { audioPlan, cutText, type Item, type ProjectData } from '@reelwright/movie';
import type { StageProblem } from '@reelwright/stage';
import type { KeptProblem } from '../../db/schema/index.ts';
import type { LeftOutSound } from '../../encode/audio/mix-audio.ts';

/** What could not be fetched, drawn or heard of a movie, in words. */
export interface RenderProblems {
  /** Something that could not be fetched. */
  ofMedia(url: string, problem: string): KeptProblem;
  /** What could not be drawn. Undefined: nobody misses it. */
  ofStage(problem: StageProblem): KeptProblem | undefined;
  ofSound(sound: LeftOutSound): KeptProblem;
}

/** More than anybody mends one by one; the rest is counted. */
export const maxProblemsListed = 100;

/** Walks through the movie once, however many problems there are: a film may miss thousands of pictures. */
export function problemsOf(movie: ProjectData): RenderProblems {
  const { byUrl, byItem } = placesIn(movie);
  const usedTexts = lazily(() => new Set(textsIn(movie)));
  const sounds = lazily(() => new Map(audioPlan(movie).sounds.map(({ url, name }) => [url, name])));

  const placeOf = (url: string): Place => {
    const found = byUrl.get(url);
    if (found) return { slide: found.slide, item: found.nameFor(url) };
    return { slide: null, item: sounds().get(url) ?? `File ${fileName(url)}`.trim() };
  };
  const itemPlace = (itemId: string): Place =>
    byItem.get(itemId) ?? { slide: null, item: 'Something on a slide' };

  return {
    ofMedia: (url, problem) => ({
      ...placeOf(url),
      problem: `It could not be loaded. ${problem}`,
    }),
    ofStage(problem) {
      switch (problem.kind) {
        case 'missing-picture':
        case 'missing-video':
          // A segment that is kept from before may tell of a neighbour that was mended since.
          if (!usedTexts().has(problem.url)) return undefined;
          return { ...placeOf(problem.url), problem: 'It could not be shown.' };
        case 'missing-emoji':
          return whole(`Emoji ${problem.grapheme}`, 'There is no picture of it.');
        case 'missing-font':
          return whole(`Font ${problem.family}`, 'It is not there; another one was used.');
        case 'missing-letters':
          return { ...itemPlace(problem.itemId), problem: 'No font has some of its letters.' };
        case 'failed-item':
          return { ...itemPlace(problem.itemId), problem: 'It could not be drawn.' };
        case 'unknown-motion':
          return whole(`Effect ${problem.id}`, 'It isn’t known here, so nothing moves.');
        default:
          return problem satisfies never;
      }
    },
    ofSound({ name, url, problem }) {
      const why = problem === 'broken' ? 'its file cannot be read' : 'its file is missing';
      return { slide: placeOf(url).slide, item: name, problem: `It cannot be heard: ${why}.` };
    },
  };
}

/** Each thing is listed once, the first time it is missed; of very many, the first, and how many more there are. */
export function listedProblems(problems: readonly KeptProblem[]): KeptProblem[] {
  const known = new Map<string, KeptProblem>();
  for (const problem of problems) {
    const name = `${problem.slide} ${problem.item}`;
    if (!known.has(name)) known.set(name, problem);
  }
  const all = [...known.values()];
  if (all.length <= maxProblemsListed) return all;
  const more = (all.length - maxProblemsListed).toLocaleString('en');
  return [...all.slice(0, maxProblemsListed), whole(`${more} more`, 'They’re missing, too.')];
}

const whole = (item: string, problem: string): KeptProblem => ({ slide: null, item, problem });

type Place = Pick<KeptProblem, 'slide' | 'item'>;

interface PlaceOfUrl {
  readonly slide: number;
  /** What a person would call it. */
  readonly nameFor: (url: string) => string;
}

/** Where each address is used first, and where each item is. */
function placesIn(movie: ProjectData) {
  const byUrl = new Map<string, PlaceOfUrl>();
  const byItem = new Map<string, Place>();
  const note = (url: string | undefined, place: PlaceOfUrl) => {
    if (url !== undefined && !byUrl.has(url)) byUrl.set(url, place);
  };
  for (const [index, { items, background, narration, audio }] of movie.frames.entries()) {
    const slide = index + 1;
    for (const item of items.flatMap(withChildren)) {
      const place = { slide, nameFor: (url: string) => nameOf(item, url) };
      for (const url of textsOfMedia(item)) note(url, place);
      if (!byItem.has(item.id)) byItem.set(item.id, { slide, item: nameOf(item, item.url ?? '') });
    }
    const ground = { slide, nameFor: (url: string) => `Background ${fileName(url)}`.trim() };
    for (const url of textsIn(background)) note(url, ground);
    const spoken = { slide, nameFor: () => 'Narration' };
    note(narration?.url, spoken);
    note(audio?.url, spoken);
  }
  return { byUrl, byItem };
}

const withChildren = (item: Item): Item[] => [item, ...(item.children ?? []).flatMap(withChildren)];

function textsOfMedia({ url, thumbnail, mask, effects, audio, bg }: Item): string[] {
  const own = [url, thumbnail, mask?.url, effects?.url, audio?.url];
  return [...own.filter((one) => one !== undefined), ...textsIn(bg)];
}

/** Every text in a value, however deep. */
function* textsIn(value: unknown): Generator<string> {
  const rest = [value];
  while (rest.length > 0) {
    const one = rest.pop();
    if (typeof one === 'string') yield one;
    else if (typeof one === 'object' && one !== null) {
      for (const inner of Object.values(one)) rest.push(inner);
    }
  }
}

function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const kindNames = {
  text: 'Text',
  image: 'Picture',
  video: 'Video',
  audio: 'Sound',
  group: 'Group',
} as const;

function nameOf({ type, name }: Item, url: string): string {
  const called = name || fileName(url);
  return called ? `${kindNames[type]} “${called.replace(/^“|”$/g, '')}”` : kindNames[type];
}

/** The last part of an address; nothing for those that carry their content. */
function fileName(url: string): string {
  if (url.startsWith('data:')) return '';
  const [path = ''] = url.split(/[?#]/, 1);
  return cutText(path.split('/').at(-1) ?? '', 80);
}
