import { maxSampleCharacters } from '@reelwright/contract';

const linesOfSample = 2;

/** What a film is heard with before it has a voice: its first two lines, as far as they are short enough. */
export function firstWords(lines: readonly { readonly spoken: string }[]): string {
  const first = lines
    .map(({ spoken }) => spoken.trim())
    .filter(Boolean)
    .slice(0, linesOfSample);
  const both = first.join(' ');
  const words = both.length <= maxSampleCharacters ? both : (first[0] ?? '');
  return words.slice(0, maxSampleCharacters);
}
