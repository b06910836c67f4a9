import { hostedVideoOf, hostedVideoProblem } from '@reelwright/contract';
import { capitalize } from '@reelwright/english';
import type { Item, ProjectData, Slide } from '@reelwright/movie';
import type { PlayerProblem } from './browser-assets.ts';

/** What could not be shown, and where, in a sentence for whoever makes the movie. */
export function describeProblem(problem: PlayerProblem, movie: ProjectData): string {
  switch (problem.kind) {
    case 'missing-picture':
      return `${placeOf(movie, { url: problem.url })}The picture${nameOf(problem.url)} could not be loaded.`;
    case 'missing-video':
      return `${placeOf(movie, { url: problem.url })}${wordsForVideo(problem.url)}`;
    case 'missing-sound':
      return `${capitalize(problem.name)} could not be loaded, so it isn’t heard.`;
    case 'missing-emoji':
      return `The emoji ${problem.grapheme} could not be loaded.`;
    case 'missing-font':
      return `The font ${problem.family} could not be loaded; another one is shown.`;
    case 'missing-letters':
      return `${placeOf(movie, { id: problem.itemId })}No font has the letters ${problem.letters}.`;
    case 'unknown-motion':
      return `The effect ${problem.id} isn’t known here, so it’s left out.`;
    case 'failed-item':
      return `${placeOf(movie, { id: problem.itemId })}Something could not be drawn.`;
    default:
      return problem satisfies never;
  }
}

/** Spec: players show videos of video sites. A movie cannot: what it is made of has to be copied. */
function wordsForVideo(url: string): string {
  const hosted = hostedVideoOf(url);
  return hosted ? hostedVideoProblem(hosted) : `The video${nameOf(url)} could not be loaded.`;
}

/** The file's own name, after a space: addresses are long, and people know their files. */
function nameOf(url: string): string {
  if (url.startsWith('data:')) return ' in it';
  const last = url.split(/[?#]/)[0]?.split('/').findLast(Boolean) ?? url;
  // What is kept here has a name that only the server knows the meaning of.
  if (/^[0-9a-f]{40}\./.test(last)) return '';
  return ` “${last.length > 40 ? `${last.slice(0, 37)}…` : last}”`;
}

function placeOf({ frames }: ProjectData, wanted: { url?: string; id?: string }): string {
  for (const [index, slide] of frames.entries()) {
    const item = findItem(slide.items, wanted);
    const title = slide.title || `Slide #${index + 1}`;
    if (item) return item.name ? `${title}, ${item.name}: ` : `${title}: `;
    if (wanted.url !== undefined && isBehind(slide, wanted.url)) return `${title}, background: `;
  }
  return '';
}

function findItem(items: readonly Item[], wanted: { url?: string; id?: string }): Item | undefined {
  for (const item of items) {
    const uses = [item.url, item.bg?.image, item.bg?.video, item.bg?.url, item.mask?.url];
    if (wanted.id !== undefined ? item.id === wanted.id : uses.includes(wanted.url)) return item;
    const inside = findItem(item.children ?? [], wanted);
    if (inside) return inside;
  }
  return undefined;
}

function isBehind({ background }: Slide, url: string): boolean {
  return [background?.image, background?.video, background?.url].includes(url);
}
