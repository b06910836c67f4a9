import { cutText } from '@reelwright/movie';

const maxName = 255;

/** Whatever turns the letters behind it around: 'exe.gpj' would be read as 'jpg.exe'. */
const turnsLetters = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Only the name of a file: whatever folders and control characters came with it. */
export function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return cutText(
    last
      .toWellFormed()
      .replace(/\p{Cc}/gu, '')
      .replace(turnsLetters, '')
      .trim(),
    maxName,
  );
}
