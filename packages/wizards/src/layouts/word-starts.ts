import type { VoiceWord } from '../script.ts';

/** A word is there a moment before it is heard: the eye needs longer than the ear. */
const aheadSeconds = 0.12;
/** So many stand at once when a line begins: one word alone is no beginning. */
const firstWords = 3;

/**
 * When the words of a text come, in seconds after its line begins; undefined where nobody speaks. What is shown
 * may differ from what is said (numbers, signs): then each word comes when about that part of the line is heard.
 */
export function wordStarts(
  text: string,
  spoken: readonly VoiceWord[],
  lineStart: number,
): readonly number[] | undefined {
  const count = text.split(/\s+/).filter(Boolean).length;
  if (spoken.length === 0 || count === 0) return undefined;
  return Array.from({ length: Math.min(count, maxWords) }, (_, at) => {
    if (at < firstWords) return 0;
    const heard = spoken[Math.min(spoken.length - 1, Math.floor((at * spoken.length) / count))];
    const start = (heard?.startSeconds ?? lineStart) - lineStart - aheadSeconds;
    return Math.round(Math.max(0, start) * 100) / 100;
  });
}

/** More than any slide has room for. */
const maxWords = 200;
