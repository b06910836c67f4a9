import type { ProjectData } from '@reelwright/movie';
import { type LinePath, type LinePlace, lineKey, linesOf } from '@reelwright/wizards';
import type { Wizard } from '@reelwright/wizards/machine';

/** The sentences that are shown with pictures, in their order. */
export function mediaLines(wizard: Wizard, data: ProjectData): readonly LinePlace[] {
  return linesOf(wizard.writeScript(data)).filter(({ needsMedia }) => needsMedia);
}

const longestLabel = 60;

export function sentenceLabel({ spoken, line }: LinePlace, index: number): string {
  const text = spoken.length > longestLabel ? `${spoken.slice(0, longestLabel).trim()}…` : spoken;
  const mark = line.media?.some(({ url }) => url) ? ' ✓' : '';
  return `${index + 1}. ${text}${mark}`;
}

/** What is shown with a sentence now, wherever the answers have got to meanwhile. */
export function mediaAt(wizard: Wizard, data: ProjectData, at: { readonly path: LinePath }) {
  const place = mediaLines(wizard, data).find((one) => lineKey(one) === lineKey(at));
  return place?.line.media ?? [];
}
