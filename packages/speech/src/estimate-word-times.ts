import { readAloud } from './read-aloud.ts';
import type { TimedWord } from './timed-word.ts';

/** A letter of what is said is one; how many a pause is worth. */
const pauseLetters: Readonly<Record<string, number>> = {
  ',': 3,
  ';': 4,
  ':': 4,
  '.': 7,
  '!': 7,
  '?': 7,
};

/** When each word is heard, where nobody can tell: by how long it takes to say, pauses included. */
export function estimateWordTimes(
  text: string,
  startSeconds: number,
  endSeconds: number,
): TimedWord[] {
  const readings = readAloud(text);
  while (readings.at(-1)?.pause) readings.pop();
  const lengths = readings.map(({ says, pause }) =>
    pause ? (pauseLetters[pause] ?? 0) : says.replaceAll(' ', '').length + 1,
  );
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let place = 0;
  return readings.flatMap(({ start: from, end: to, pause }, at) => {
    const time = (letters: number) =>
      startSeconds + ((endSeconds - startSeconds) * letters) / whole;
    const [begin, length] = [place, lengths[at] ?? 0];
    place += length;
    if (pause) return [];
    return [{ text: text.slice(from, to), startSeconds: time(begin), endSeconds: time(place) }];
  });
}
