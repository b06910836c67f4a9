import type { ProjectData } from '@reelwright/movie';
import type { LinePlace } from '@reelwright/wizards';
import type { Wizard } from '@reelwright/wizards/machine';
import { slideSaying } from '../../preview/slide-saying.ts';

export interface MediaLine extends LinePlace {
  /** The slide that shows it, where it is known. */
  readonly slide: string | undefined;
}

/** The sentences that are shown with pictures, in their order, each with its slide. */
export function mediaLines(wizard: Wizard, data: ProjectData): readonly MediaLine[] {
  const { parts } = wizard.writeScript(data);
  return wizard
    .lines(data)
    .filter(({ needsMedia }) => needsMedia)
    .map((place) => ({ ...place, slide: slideSaying(parts, place.spoken) }));
}

const longestLabel = 60;

export function sentenceLabel({ spoken, line }: MediaLine, index: number): string {
  const text = spoken.length > longestLabel ? `${spoken.slice(0, longestLabel).trim()}…` : spoken;
  const mark = line.media?.some(({ url }) => url) ? ' ✓' : '';
  return `${index + 1}. ${text}${mark}`;
}

/** What is shown with a sentence now, wherever the answers have got to meanwhile. */
export function mediaAt(wizard: Wizard, data: ProjectData, { path }: LinePlace) {
  const place = wizard.lines(data).find((one) => one.path.join('.') === path.join('.'));
  return place?.line.media ?? [];
}
