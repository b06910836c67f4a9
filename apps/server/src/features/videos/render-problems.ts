import { audioPlan, cutText, type Item, type ProjectData } from '@reelwright/movie';
import type { StageProblem } from '@reelwright/stage';
import type { KeptProblem } from '../../db/schema/index.ts';
import type { LeftOutSound } from '../../encode/audio/mix-audio.ts';

/** Something that could not be fetched. */
export function problemOfMedia(movie: ProjectData, url: string, problem: string): KeptProblem {
  return { ...placeOf(movie, url), problem: `It could not be loaded. ${problem}` };
}

/** What could not be drawn, in words. Undefined: nobody misses it. */
export function problemOfStage(movie: ProjectData, problem: StageProblem): KeptProblem | undefined {
  switch (problem.kind) {
    case 'missing-picture':
    case 'missing-video':
      // A segment that is kept from before may tell of a neighbour that was mended since.
      if (!JSON.stringify(movie).includes(JSON.stringify(problem.url))) return undefined;
      return { ...placeOf(movie, problem.url), problem: 'It could not be shown.' };
    case 'missing-emoji':
      return whole(`Emoji ${problem.grapheme}`, 'There is no picture of it.');
    case 'missing-font':
      return whole(`Font ${problem.family}`, 'It is not there; another one was used.');
    case 'missing-letters':
      return { ...itemPlace(movie, problem.itemId), problem: 'No font has some of its letters.' };
    case 'failed-item':
      return { ...itemPlace(movie, problem.itemId), problem: 'It could not be drawn.' };
    case 'unknown-motion':
      return whole(`Effect ${problem.id}`, 'It is not known here, so nothing moves.');
    default:
      return problem satisfies never;
  }
}

export function problemOfSound(
  { name, url, problem }: LeftOutSound,
  movie: ProjectData,
): KeptProblem {
  const { slide } = placeOf(movie, url);
  const why = problem === 'broken' ? 'its file cannot be read' : 'its file is missing';
  return { slide, item: name, problem: `It cannot be heard: ${why}.` };
}

/** Each thing is told once, the first time it is missed. */
export function withoutRepeats(problems: readonly KeptProblem[]): KeptProblem[] {
  const known = new Map<string, KeptProblem>();
  for (const problem of problems) {
    const name = `${problem.slide} ${problem.item}`;
    if (!known.has(name)) known.set(name, problem);
  }
  return [...known.values()];
}

const whole = (item: string, problem: string): KeptProblem => ({ slide: null, item, problem });

/** Where an address is used first, and what a person would call it. */
function placeOf(movie: ProjectData, url: string): Pick<KeptProblem, 'slide' | 'item'> {
  for (const [index, slide] of movie.frames.entries()) {
    const slideNumber = index + 1;
    const item = slide.items.flatMap(withChildren).find((one) => uses(one, url));
    if (item) return { slide: slideNumber, item: nameOf(item, url) };
    if (JSON.stringify(slide.background ?? null).includes(JSON.stringify(url))) {
      return { slide: slideNumber, item: `Background ${fileName(url)}`.trim() };
    }
    const { narration, audio } = slide;
    if (narration?.url === url || audio?.url === url)
      return { slide: slideNumber, item: 'Narration' };
  }
  const sound = audioPlan(movie).sounds.find((one) => one.url === url);
  return { slide: null, item: sound?.name ?? `File ${fileName(url)}`.trim() };
}

function itemPlace(movie: ProjectData, itemId: string): Pick<KeptProblem, 'slide' | 'item'> {
  for (const [index, slide] of movie.frames.entries()) {
    const item = slide.items.flatMap(withChildren).find(({ id }) => id === itemId);
    if (item) return { slide: index + 1, item: nameOf(item, item.url ?? '') };
  }
  return { slide: null, item: 'Something on a slide' };
}

const withChildren = (item: Item): Item[] => [item, ...(item.children ?? []).flatMap(withChildren)];

function uses(item: Item, url: string): boolean {
  const own = [item.url, item.thumbnail, item.mask?.url, item.effects?.url, item.audio?.url];
  return own.includes(url) || JSON.stringify(item.bg ?? null).includes(JSON.stringify(url));
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
