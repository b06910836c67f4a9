import type { ProjectData } from '@reelwright/movie';
import { endingPlaces } from '../ending/ending.ts';
import { linePlace } from '../kept-line.ts';
import type { LinePlace } from '../lines.ts';
import { readListicle } from './listicle-answers.ts';
import { sayListicle } from './listicle-sentences.ts';

/** Every sentence of a Top 10 in the order it is heard. */
export function listicleLines(data: ProjectData): readonly LinePlace[] {
  const answers = readListicle(data);
  const sentences = sayListicle(data, answers);
  const opening = answers.showTitleFrame
    ? [linePlace(answers.idea, sentences.promise), linePlace(answers.hook, sentences.hook)]
    : [];
  const items = answers.items.flatMap((item, at) => [
    linePlace(item, sentences.announcements[at] ?? item.text),
    ...item.trivia.map((fact) => linePlace(fact, fact.text)),
  ]);
  return [...opening, ...items, ...endingPlaces(answers.ending, sentences.ending)].filter(
    ({ spoken }) => spoken !== '',
  );
}
