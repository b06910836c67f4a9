import { isSpaceless } from '@reelwright/movie/language';
import { readAloud } from '@reelwright/speech';
import { isAnnouncing, isOrdinal, withoutAnnouncing } from './announcing-words.ts';

/**
 * Whether a line says nothing but what the slide shows, and that it comes: "Number three: Border Collie." beside a large 3
 * and the name. A number that is not on the slide is news.
 * @param line and `said`, all that is said on the slide, are bare words. Something that stands there has to be named in it.
 * @param texts what is written on the slide.
 */
export function isAnnouncement(line: string, said: string, texts: readonly string[]): boolean {
  const isNamed = texts.some((text) => /\p{L}/u.test(text) && isSaid(text, said));
  if (!isNamed) return false;
  if (isSpaceless(line)) return isSpacelessAnnouncement(line, texts);
  const shown = new Set(texts.flatMap((text) => text.split(' ').flatMap(writtenAndSaid)));
  const hasNumber = texts.some((text) => /\d/.test(text));
  const words = line.split(' ');
  return words.every((word, at) => {
    if (shown.has(word)) return true;
    if (words[at - 1] === 'number') return false;
    return isAnnouncing(word) || (hasNumber && isOrdinal(word));
  });
}

function isSaid(text: string, said: string): boolean {
  return isSpaceless(text) ? said.includes(text) : ` ${said} `.includes(` ${text} `);
}

/** "3" is said "three". */
function writtenAndSaid(word: string): readonly string[] {
  if (!/\d/.test(word)) return [word];
  return [word, ...readAloud(word).flatMap(({ says }) => says.toLowerCase().split(/[\s-]+/))];
}

function isSpacelessAnnouncement(line: string, texts: readonly string[]): boolean {
  // The longest first: a name may hold a number.
  const longest = texts.toSorted((a, b) => b.length - a.length);
  const rest = longest.reduce((words, text) => words.replaceAll(text, ' '), line);
  return withoutAnnouncing(rest).trim() === '';
}
