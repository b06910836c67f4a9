import type { TimedWord } from './timed-word.ts';

/** A word that the voice gets wrong, and how to write it so that it gets it right. */
export interface Pronunciation {
  readonly word: string;
  readonly says: string;
}

export interface Respelled {
  readonly text: string;
  /** The words of the original text again, with the times of what was said for them. */
  readonly restore: <Word extends TimedWord>(words: readonly Word[]) => readonly TimedWord[];
}

/** A text as a voice should read it: words of the list are written as they are said, whatever their case. */
export function respell(text: string, list: readonly Pronunciation[]): Respelled {
  const says = new Map(
    list
      .filter(({ word, says }) => word.trim() !== '' && says.trim() !== '')
      .map(({ word, says }) => [word.trim().toLowerCase(), says.trim()]),
  );
  if (says.size === 0) return { text, restore: (words) => words };
  const longestFirst = [...says.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );
  const changes: Change[] = [];
  let shift = 0;
  const respelled = text.replace(pattern, (written, start: number) => {
    const spoken = says.get(written.toLowerCase()) ?? written;
    const from = start + shift;
    changes.push({ start: from, end: from + spoken.length, written });
    shift += spoken.length - written.length;
    return spoken;
  });
  return { text: respelled, restore: (words) => restored(respelled, words, changes) };
}

interface Change {
  /** Where it is in the respelled text. */
  readonly start: number;
  readonly end: number;
  readonly written: string;
}

function restored(
  text: string,
  words: readonly TimedWord[],
  changes: readonly Change[],
): readonly TimedWord[] {
  const result: TimedWord[] = [];
  let place = 0;
  let last: Change | undefined;
  for (const word of words) {
    const start = text.indexOf(word.text, place);
    if (start < 0) {
      result.push(word);
      continue;
    }
    place = start + word.text.length;
    const change = changes.find((one) => one.start < place && one.end > start);
    const before = result.at(-1);
    if (change && change === last && before) {
      result[result.length - 1] = { ...before, endSeconds: word.endSeconds };
    } else if (change) {
      // Punctuation that clings to the word stays.
      const tail = change.end < place ? text.slice(change.end, place) : '';
      result.push({
        ...word,
        text: `${text.slice(start, Math.max(start, change.start))}${change.written}${tail}`,
      });
    } else result.push(word);
    last = change;
  }
  return result;
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
