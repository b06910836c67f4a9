import type { ProjectData } from '@reelwright/movie';
import { endingPlaces } from '../ending/ending.ts';
import { linePlace } from '../kept-line.ts';
import type { LinePlace } from '../lines.ts';
import { asSentence } from '../wording/as-sentence.ts';
import { type Bullet, readAffiliate } from './affiliate-answers.ts';
import { sayAffiliate } from './affiliate-sentences.ts';

/** Every sentence of a sales film in the order it is heard. */
export function affiliateLines(data: ProjectData): readonly LinePlace[] {
  const answers = readAffiliate(data);
  if (answers.headline.text === '') return [];
  const sentences = sayAffiliate(data, answers);
  const bullets = (list: readonly Bullet[]) =>
    list.map((bullet) => linePlace(bullet, asSentence(bullet.text)));
  return [
    linePlace(answers.headline, sentences.promise),
    ...bullets(answers.problems),
    linePlace(answers.agitation, asSentence(answers.agitation.text)),
    linePlace(answers.connection, asSentence(answers.connection.text)),
    ...bullets(answers.facts),
    linePlace(answers.solution, asSentence(answers.solution.text)),
    linePlace(answers.product, sentences.product),
    linePlace(answers.description, asSentence(answers.description.text), { needsMedia: false }),
    ...bullets(answers.benefits),
    linePlace(answers.proofTitle, sentences.proofTitle),
    ...answers.proofs.map((proof, at) => linePlace(proof, sentences.proofs[at] ?? '')),
    ...endingPlaces(answers.ending, sentences.ending),
  ].filter(({ spoken }) => spoken !== '');
}
