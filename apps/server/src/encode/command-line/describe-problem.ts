import type { StageProblem } from '@reelwright/stage';

/** What could not be drawn as it should be, in a sentence. Undefined: it was told of already. */
export function describeProblem(problem: StageProblem): string | undefined {
  switch (problem.kind) {
    // Files that could not be had are named when they are fetched; these could not be read.
    case 'missing-picture':
      return `The picture ${short(problem.url)} cannot be shown.`;
    case 'missing-video':
      return `The video ${short(problem.url)} cannot be shown.`;
    case 'missing-emoji':
      return `There is no picture of the emoji ${problem.grapheme}.`;
    case 'missing-font':
      return `The font ${problem.family} is not there.`;
    case 'missing-letters':
      return `No font has the letters ${problem.letters}.`;
    case 'unknown-motion':
      return `The motion ${problem.id} is not known, so nothing moves.`;
    case 'failed-item':
      return `The item ${problem.itemId} cannot be drawn: ${problem.message}`;
    default:
      problem satisfies never;
      return undefined;
  }
}

/** Addresses that carry their content are long. */
export function short(url: string): string {
  return url.length > 100 ? `${url.slice(0, 97)}...` : url;
}
