import type { ProjectData } from '@reelwright/movie';
import type { LinePlace } from '../lines.ts';
import { type KeptLine, readListicle } from './listicle-answers.ts';
import { sayListicle } from './listicle-sentences.ts';

/** Every sentence of a Top 10 in the order it is heard. */
export function listicleLines(data: ProjectData): readonly LinePlace[] {
  const answers = readListicle(data);
  const sentences = sayListicle(data, answers);
  const place = ({ path, line }: KeptLine, spoken: string, needsMedia = true): LinePlace => ({
    ...{ path, line, spoken, needsMedia },
    needsVoice: true,
  });
  const opening = answers.showTitleFrame
    ? [place(answers.idea, sentences.promise), place(answers.hook, sentences.hook)]
    : [];
  const items = answers.items.flatMap((item, at) => [
    place(item, sentences.announcements[at] ?? item.text),
    ...item.trivia.map((fact) => place(fact, fact.text)),
  ]);
  const ending = [
    ...answers.bonuses.map((bonus, at) => place(bonus, sentences.bonuses[at] ?? bonus.text)),
    place(answers.callToAction, sentences.callToAction),
    place(answers.closing, sentences.closing),
    place(answers.contact, sentences.contact, false),
  ];
  return [...opening, ...items, ...ending].filter(({ spoken }) => spoken !== '');
}
