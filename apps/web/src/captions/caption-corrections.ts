/** What a change of a line means for what is kept: corrections of the words that the voice says there. */
import type { CaptionLine } from '@reelwright/captions';
import type { CaptionCorrection } from '@reelwright/movie';

interface Corrected {
  readonly over: CaptionLine['sources'];
  readonly by: readonly CaptionCorrection[];
}

/** Another text for a line; an empty one hides it, its own words bring back what is said. */
export function retypeLine({ sources }: CaptionLine, text: string): Corrected {
  const [first, ...others] = sources;
  if (!first) return { over: [], by: [] };
  const words = text.trim();
  if (words === '') {
    return { over: sources, by: sources.map((source) => ({ ...source, hidden: true })) };
  }
  // A line of two short sounds is kept with the first of them.
  const rest = others.map((source) => ({ ...source, hidden: true }));
  return { over: sources, by: [{ ...first, text: words }, ...rest] };
}

/** Two lines in a row as one: only what one voice says in one go can be one. */
export function joinLines(one: CaptionLine, next: CaptionLine): Corrected | undefined {
  const [first, second] = [one.sources[0], next.sources[0]];
  const isOneSound = one.sources.length === 1 && next.sources.length === 1;
  if (!isOneSound || !first || !second) return undefined;
  if (first.spoken !== second.spoken || first.to !== second.from || one.slide !== next.slide) {
    return undefined;
  }
  const text = `${one.text} ${next.text}`.replaceAll('\n', ' ');
  return { over: [first, second], by: [{ ...first, to: second.to, text }] };
}
