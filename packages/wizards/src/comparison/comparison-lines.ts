import type { ProjectData } from '@reelwright/movie';
import { endingPlaces } from '../ending/ending.ts';
import { keptLine, linePlace } from '../kept-line.ts';
import type { LinePlace } from '../lines.ts';
import { readComparison } from './comparison-answers.ts';
import { sayComparison } from './comparison-sentences.ts';

/** Every sentence of a comparison in the order it is heard. */
export function comparisonLines(data: ProjectData): readonly LinePlace[] {
  const answers = readComparison(data);
  if (answers.features.length === 0) return [];
  const sentences = sayComparison(data, answers);
  return [
    linePlace(answers.headline, sentences.promise),
    ...answers.features.flatMap(({ description, comments, winnerLine }, at) => {
      const said = sentences.checks[at];
      return [
        linePlace(description, said?.opening ?? ''),
        ...comments.map(({ comment }, index) => linePlace(comment, said?.comments[index] ?? '')),
        ...(answers.showsWinners
          ? [linePlace(winnerLine, said?.winner ?? '', { needsMedia: false })]
          : []),
      ];
    }),
    ...(answers.showsScore
      ? sentences.scores.map((spoken, at) =>
          linePlace(scoreLine(data, at), spoken, { needsMedia: false }),
        )
      : []),
    linePlace(answers.announcement, sentences.verdict, { needsMedia: false }),
    ...endingPlaces(answers.ending, sentences.ending),
  ].filter(({ spoken }) => spoken !== '');
}

/** Where the voice of a slide of the score is kept. */
export function scoreLine({ info }: ProjectData, at: number) {
  const name = `part-${at + 1}`;
  const scores = (info.scores ?? {}) as Readonly<Record<string, unknown>>;
  return keptLine(['info', 'scores', name], scores[name]);
}
