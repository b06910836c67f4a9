/** Which built-in picture stands beside each question: never one that gives the answer away. */
import type { PictureRecipe } from '@reelwright/pictures';
import { bestOf, isFlag, isNoFlag, isShown, isThing } from '../picture-choice/object-kinds.ts';
import { createShotChooser } from '../picture-choice/shot-chooser.ts';
import type { AskedQuestion, QuizAnswers } from './quiz-answers.ts';

interface QuizPictures {
  title(): PictureRecipe;
  hook(): PictureRecipe;
  question(question: AskedQuestion): PictureRecipe;
  answer(question: AskedQuestion): PictureRecipe;
  ending(name: string): PictureRecipe;
}

export function createQuizPictures(answers: QuizAnswers): QuizPictures {
  const { picture } = createShotChooser(answers);
  const topic = topicObjects(answers);
  const about = (count: number) => topic.slice(0, count);
  const around = (question: AskedQuestion) => {
    const safe = question.objects.filter((name) => isShown(name) && !tellsAnswer(name, question));
    return safe.length > 0 ? safe : about(4).filter((name) => !tellsAnswer(name, question));
  };
  return {
    title: () => picture('title', { name: 'title', objects: about(5), leads: about(1) }),
    hook: () => picture('hook', { name: 'hook', objects: about(3), leads: about(3).slice(1) }),
    question: (question) => {
      const leads = around(question);
      return picture('fact', { name: question.id, objects: leads, leads });
    },
    answer: (question) => {
      // Only what is right: garlic beside "cheese" would tell the wrong one.
      const telling = question.objects.filter((name) => isNamedBy(name, [question.right]));
      const leads = telling.length > 0 ? telling : around(question);
      return picture('number', { name: `${question.id}-answer`, objects: leads, leads });
    },
    ending: (name) => picture('ending', { name, objects: about(4), leads: about(4) }),
  };
}

/** What the quiz is about: what was said, then what most of its questions show. */
function topicObjects({ objects, questions }: QuizAnswers): readonly string[] {
  const counts = new Map<string, number>();
  for (const name of questions.flatMap((question) => question.objects)) {
    if (!isFlag(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const found = [...counts].sort((a, b) => b[1] - a[1]).map(([name]) => name);
  const isSecret = (name: string) => !questions.some((question) => tellsAnswer(name, question));
  const fits = (check: (name: string) => boolean) => (name: string) =>
    check(name) && isSecret(name);
  const all = [...new Set([...objects, ...found])];
  return bestOf(all, fits(isThing), fits(isShown), isSecret, isNoFlag);
}

/** Whether the name of a picture is among the answers: a wolf beside the ancestor of all dogs. */
function tellsAnswer(name: string, { right, answers }: AskedQuestion): boolean {
  return isNamedBy(name, [right, ...answers.map(({ text }) => text)]);
}

function isNamedBy(name: string, texts: readonly string[]): boolean {
  const spokenWords = texts
    .join(' ')
    .toLowerCase()
    .split(/[^a-z]+/);
  return name
    .replace(/^(flag|country)-/, '')
    .split('-')
    .filter((part) => part.length > 3 && part !== 'face')
    .some((part) =>
      spokenWords.some((word) => word.length > 3 && word.startsWith(part.slice(0, 5))),
    );
}
