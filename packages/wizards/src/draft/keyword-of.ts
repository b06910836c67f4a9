import { cutText, type ProjectData } from '@reelwright/movie';
import { textOf } from '../kept-line.ts';

const fewestLetters = 2;
const mostLetters = 120;

/** What the film is about; undefined while hardly anything is typed. */
export function keywordOf({ keyword }: Pick<ProjectData, 'keyword'>): string | undefined {
  const words = cutText(textOf(keyword), mostLetters);
  return words.length < fewestLetters ? undefined : words;
}
