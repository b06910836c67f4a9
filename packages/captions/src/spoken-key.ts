import { hashText } from '@reelwright/chance';

/** A voice over a whole film says thousands of words; every correction would repeat them. */
const maxLetters = 200;

/** What corrections call a text that is said: the text itself, or a print of a long one. */
export function spokenKey(spoken: string): string {
  if (spoken.length <= maxLetters) return spoken;
  const print = (hashText(spoken) >>> 0).toString(36);
  return `${spoken.slice(0, 40)}… #${spoken.length}-${print}`;
}
