/** What a Quiz fills in by itself: questions with their answers, a headline, a look, and what is shown beside them. */

import { seededChoices } from '@reelwright/chance';
import { isUpright, type ProjectData } from '@reelwright/movie';
import { keptBusiness } from '../business/business-of.ts';
import type { Ask, InFilm } from '../draft/ask.ts';
import { draftIds } from '../draft/draft-id.ts';
import type { WizardDraft } from '../draft/draft-step.ts';
import { themePart } from '../draft/draft-theme.ts';
import { type DraftPart, nextPart } from '../draft/drafted-parts.ts';
import { objectsNamed, objectsThatMayMean } from '../draft/find-objects.ts';
import { keywordOf } from '../draft/keyword-of.ts';
import { namedPictures } from '../draft/named-pictures.ts';
import { topicPart, topicValues } from '../draft/topic-part.ts';
import { namesOf, textOf } from '../kept-line.ts';
import { isNamedIn } from '../picture-choice/objects-in.ts';
import { defaultTimerSeconds } from './quiz-answers.ts';
import { quizHeadlines } from './quiz-headlines.ts';
import {
  isFinishedQuestion,
  type QuizQuestion,
  questionFrom,
  questionLimits,
  type ReadyQuestion,
} from './quiz-questions.ts';
import { quizTopic } from './quiz-topic.ts';

/** A quiz of about a minute. */
const usualCount = 5;
/** With five it would last longer than a minute. */
const uprightCount = 3;
/** The first headlines fit anything and promise nothing. */
const plainHeadlines = 9;

const questions: DraftPart = {
  id: 'questions',
  source: keywordOf,
  answers: [['info.questions'], ['theme.timerLength']],
  activity: (data) => `Finding questions about ${keywordOf(data)}`,
  failure: 'We couldn’t look for questions.',
  draft: async (ask, data, { count = isUpright(data.movie.size) ? uprightCount : usualCount }) => {
    const known = await ask.questions(keywordOf(data) ?? '');
    const seed = Number.parseInt(textOf(data.info.seed), 10) || 0;
    // Questions about the topic itself come first in every film.
    const own = known.filter(({ about }) => about === undefined);
    const others = known.filter(({ about }) => about !== undefined);
    const turned = [...turnedBy(own, seed), ...turnedBy(others, seed)];
    return {
      'info.questions': await pictured(turned.slice(0, Math.min(count, questionLimits.max)), {
        ask,
        inFilm: inFilmOf(data),
      }),
      'theme.timerLength': defaultTimerSeconds,
    };
  },
};

/** Another film of the same keyword begins with another one. */
function turnedBy<One>(list: readonly One[], seed: number): readonly One[] {
  const from = list.length > 0 ? Math.abs(seed) % list.length : 0;
  return [...list.slice(from), ...list.slice(0, from)];
}

/** Each shows what it was given to show, else what it names: its other words may be meant in any sense. */
async function pictured(
  ready: readonly ReadyQuestion[],
  { ask, inFilm }: { readonly ask: Ask; readonly inFilm: InFilm },
): Promise<QuizQuestion[]> {
  const bare = ready.filter(({ objects }) => objects.length === 0).map(({ question }) => question);
  const found = bare.length > 0 ? await ask.pictures(bare, undefined, inFilm) : [];
  const newId = draftIds('question', []);
  const answerObjects = await meantByAnswers(ready, ask);
  return ready.map((one) => {
    const at = bare.indexOf(one.question);
    const objects = at < 0 ? one.objects : namedByQuestion(one.question, found[at] ?? []);
    return questionFrom({ ...one, objects, answerObjects }, newId(one.question));
  });
}

const inFilmOf = (data: ProjectData): InFilm => ({
  about: keywordOf(data) ?? '',
  item: [],
  topic: namesOf(data.info.objects),
});

/** By their own names alone: a question may mean anything else by its other words. */
const namedByQuestion: typeof objectsNamed = (question, found) =>
  objectsNamed(question, found).filter((object) => isNamedIn(object, question));

/** "Sheep" is a ewe in pictures: what an answer means is kept, so that it never stands beside its question. */
async function meantByAnswers(
  ready: readonly ReadyQuestion[],
  ask: Ask,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const all = ready.flatMap(({ right = '', wrong }) => [right, ...wrong]);
  const answers = [...new Set(all.filter((answer) => /[a-z]/i.test(answer)))];
  const terms = [...new Set(answers.flatMap(termsOf))];
  const found = terms.length > 0 ? await ask.pictures(terms) : [];
  const meant = new Map(terms.map((term, at) => [term, objectsThatMayMean(found[at] ?? [])]));
  return new Map(
    answers.map((one) => [one, termsOf(one).flatMap((term) => meant.get(term) ?? [])]),
  );
}

/** "Sheep's milk" means the sheep as well. */
function termsOf(answer: string): readonly string[] {
  return [answer, ...[...answer.matchAll(/\b(\w+)['’]s\b/g)].map(([, whose = '']) => whose)];
}

const headline: DraftPart = {
  id: 'headline',
  source: (data) => {
    const count = playable(data);
    return count > 0 ? `${count} ${quizTopic(data)}` : undefined;
  },
  answers: [['info.headline']],
  activity: () => 'Choosing a headline',
  failure: 'We couldn’t choose a headline.',
  draft: async (_ask, data) => {
    const headlines = quizHeadlines({ topic: quizTopic(data), count: playable(data) });
    const chance = seededChoices(`${textOf(data.keyword)} ${textOf(data.info.seed)}`);
    return { 'info.headline': { text: chance.pick(headlines.slice(0, plainHeadlines)) } };
  },
};

function playable({ info }: ProjectData): number {
  return (info.questions ?? []).filter(isFinishedQuestion).length;
}

/** With whose quiz it is, where the keyword says so by name. */
const topic: DraftPart = {
  ...topicPart,
  answers: [...topicPart.answers, ['info.business']],
  draft: async (ask, data) => {
    const answer = await ask.topic(keywordOf(data) ?? '');
    const { business } = answer;
    return {
      ...(await topicValues(ask, keywordOf(data) ?? '', answer)),
      'info.business': business?.name ? keptBusiness(business) : undefined,
    };
  },
};

const parts = [topic, questions, headline, themePart(({ info }) => info.headline?.text)];

export const quizDraft: WizardDraft = {
  nextStep: (data, options) =>
    nextPart(parts, data, options) ?? namedPictures(data, 'questions', namedByQuestion, options),
  closeTo: async (keyword, ask) => (await ask.topic(keyword)).close,
  filmKind: 'quiz',
};
