/** 'Make it about 60 s': which lines are told so that the film, with its voice, title, chapters and ending, lasts that long. */
import { fitToSeconds } from '@reelwright/article';
import type { ProjectData } from '@reelwright/movie';
import { type ArticleLine, parasOf, withSentences, wordsOf } from './article-paras.ts';
import { filmLength } from './film-length.ts';

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
      filmLength(
        withOnly(
          data,
          lines.filter((_, at) => some.includes(at)),
        ),
      ),
  );
  return new Set(chosen.flatMap((at) => lines[at]?.id ?? []));
}

function withOnly(data: ProjectData, lines: readonly ArticleLine[]): ProjectData {
  const paras = [lines.map(({ exclude: _, ...line }) => line)];
  return withSentences({ ...data, info: { ...data.info, paras } });
}
