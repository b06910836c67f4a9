/** 'Make it about 60 s': which lines are told so that the film, with title, chapters and ending, lasts that long. */
import { fitToSeconds } from '@reelwright/article';
import type { ProjectData } from '@reelwright/movie';
import { partTimes } from '../part-times.ts';
import { type ArticleLine, parasOf, withSentences, wordsOf } from './article-paras.ts';
import { writeArticle } from './write-article.ts';

/** The ids of the lines to keep. */
export function fitFilm(data: ProjectData, seconds: number): ReadonlySet<string> {
  const lines = parasOf(data)
    .flat()
    .filter(({ text }) => wordsOf(text) !== '');
  const chosen = fitToSeconds(
    lines.map(({ text = '' }) => text),
    seconds,
    {
      title: wordsOf(data.info.title),
      headings: lines.map(({ heading }) => heading),
      blocks: lines.map(({ block }) => block),
    },
    (some) =>
      filmSeconds(
        withOnly(
          data,
          lines.filter((_, at) => some.includes(at)),
        ),
      ),
  );
  return new Set(chosen.flatMap((at) => lines[at]?.id ?? []));
}

/** How long the film of the answers is: with the voices it has, and as long as it takes to read where there are none. */
function filmSeconds(data: ProjectData): number {
  return writeArticle(data).parts.reduce((sum, part) => sum + partTimes(part).seconds, 0);
}

function withOnly(data: ProjectData, lines: readonly ArticleLine[]): ProjectData {
  const paras = [lines.map(({ exclude: _, ...line }) => line)];
  return withSentences({ ...data, info: { ...data.info, paras } });
}
