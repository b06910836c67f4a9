/** Which built-in picture stands beside each question: never one that gives the answer away. */
import type { PictureRecipe } from '@reelwright/pictures';
import { namesOf } from '../kept-line.ts';
import { inGeneral } from '../picture-choice/as-in-topic.ts';
import { bestOf, isFlag, isNoFlag, isShown, isThing } from '../picture-choice/object-kinds.ts';
import { isNamedIn } from '../picture-choice/objects-in.ts';
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
  const topic = inGeneral(topicObjects(answers));
  const about = (count: number) => topic.slice(0, count);
  /** What was said to stand for the topic: a quiz about cheese shows cheese. */
  const own = inGeneral(bestOf(answers.objects, isThing, isShown));
  /** Rather than what one of its questions shows. */
  const ofTopic = (count: number) => {
    const said = topic.filter((name) => own.includes(name));
    return said.length > 0 ? said.slice(0, count) : about(count);
  };
  // What the quiz is called after is no hint, unless an answer says it: chocolate beside "cocoa powder".
  const isTold = (name: string, { right, answers: wrong }: AskedQuestion) =>
    own.includes(name) &&
    isSaid(name, answers.headline.text) &&
    !isNamedBy(name, [right, ...wrong.map(({ text }) => text)]);
  const safeFor = (question: AskedQuestion) => (name: string) =>
    isTold(name, question) || !tellsAnswer(name, question);
  const isSecret = (name: string) => answers.questions.every((one) => safeFor(one)(name));
  const around = (question: AskedQuestion) => {
    const isSafe = safeFor(question);
    const safe = question.objects.filter((name) => isShown(name) && isSafe(name));
    // A drop of blood beside "red blood cells"; but no guide dog in a quiz about dogs.
    const isMeant = (name: string) =>
      isNamedIn(name, question.text) ||
      name
        .split('-')
        .filter((part) => part.length > 3 && !besides.has(part))
        .some((part) => isNamedIn(part, question.text) && !isNamedIn(part, answers.headline.text));
    const named = safe.filter(isMeant);
    const said = (question.isOfTopic ? own : []).filter(isSafe);
    // The topic itself, rather than what its questions show by the way: no poodle beside any other dog.
    const others = named.length === 0 && said.length > 0 ? said : inGeneral([...said, ...safe]);
    const leads = [...new Set([...named, ...others])];
    if (named.length > 0) return { leads, leadsAlike: false };
    // What stands for the topic takes turns: the same two pieces of sushi all along tell nothing.
    const rest = leads.length > 0 ? leads : own.slice(0, 4).filter(isSafe);
    // Nothing that would not tell: it is a question.
    return { leads: rest.length > 0 ? rest : [asked], leadsAlike: true };
  };
  return {
    title: () =>
      picture('title', { name: 'title', objects: about(5), leads: about(1), mayShow: isSecret }),
    hook: () =>
      picture('hook', {
        name: 'hook',
        objects: about(3),
        leads: ofTopic(3),
        leadsAlike: true,
        mayShow: isSecret,
      }),
    question: (question) => {
      const { leads, leadsAlike } = around(question);
      return picture('fact', {
        name: question.id,
        objects: leads,
        leads,
        leadsAlike,
        mayShow: safeFor(question),
      });
    },
    answer: (question) => {
      // Only what is right: garlic beside "cheese" would tell the wrong one.
      const telling = question.objects.filter((name) => tellsRight(name, question));
      const { leads, leadsAlike } =
        telling.length > 0 ? { leads: telling, leadsAlike: false } : around(question);
      const name = `${question.id}-answer`;
      // Nor another drawing of it that is one of the wrong answers.
      const mayShow = safeFor(question);
      return picture('number', { name, objects: leads, leads, leadsAlike, mayShow });
    },
    ending: (name) =>
      picture('ending', { name, objects: about(4), leads: ofTopic(3), leadsAlike: true }),
  };
}

/** What the quiz is about: what was said, then what most of its questions show. */
function topicObjects({ objects, questions, headline }: QuizAnswers): readonly string[] {
  const counts = new Map<string, number>();
  for (const name of questions.flatMap((question) => question.objects)) {
    if (!isFlag(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const found = [...counts].sort((a, b) => b[1] - a[1]).map(([name]) => name);
  // Chocolate is no hint in a quiz that is called "chocolate".
  const isSecret = (name: string) =>
    isSaid(name, headline.text) || !questions.some((question) => tellsAnswer(name, question));
  // Nor is a cup of coffee in one about coffee, though it is what some answers mean: a film opens on its own subject.
  const isUnnamed = (name: string) =>
    !questions.some(({ right, answers }) =>
      isNamedBy(name, [right, ...answers.map(({ text }) => text)]),
    );
  const fits = (check: (name: string) => boolean) => (name: string) =>
    check(name) && isSecret(name);
  const secret = (some: readonly string[]) =>
    bestOf(some, fits(isThing), fits(isShown), isSecret, isNoFlag).filter(isSecret);
  // A quiz about Iceland opens on its flag rather than on an island that another question asks about.
  const own = secret(objects);
  const subject = own.length > 0 ? own : bestOf(objects, isThing, isShown).filter(isUnnamed);
  const best = [...new Set([...subject, ...secret(found)])];
  return best.length > 0 ? best : [neutral];
}

/** The first word of a name says what is meant: a chocolate bar, in a quiz about chocolate. */
function isSaid(name: string, headline: string): boolean {
  return isNamedIn(name, headline) || isNamedIn(name.split('-')[0] ?? name, headline);
}

/** Shown where everything else would tell an answer, and beside a question. */
const neutral = 'light-bulb';
const asked = 'red-question-mark';

/** Whether a picture shows one of the answers, by its name or its meaning: a wolf, or a ewe beside "sheep". */
function tellsAnswer(name: string, question: AskedQuestion): boolean {
  const { right, answers, answer } = question;
  return (
    isNamedBy(name, [right, ...answers.map(({ text }) => text)]) ||
    [answer, ...answers].some(({ line }) => namesOf(line.objects).includes(name))
  );
}

function tellsRight(name: string, { right, rightAt, answer, answers }: AskedQuestion): boolean {
  const meant = (answers[rightAt] ?? answer).line.objects;
  return isNamedBy(name, [right]) || namesOf(meant).includes(name);
}

function isNamedBy(name: string, texts: readonly string[]): boolean {
  const spokenWords = texts
    .join(' ')
    .toLowerCase()
    .split(/[^a-z]+/);
  return name
    .replace(/^(flag|country)-/, '')
    .split('-')
    .filter((part) => part.length > 2 && !besides.has(part))
    .some((part) => spokenWords.some((word) => isFormOf(word, part)));
}

/** Parts of names that say how a thing is drawn, or join words. */
const besides = new Set(['face', 'and', 'the', 'with', 'showing', 'person', 'man', 'woman']);

/** "Peas" of a pea pod; longer words by how they begin. */
function isFormOf(word: string, part: string): boolean {
  return part.length > 3
    ? word.length > 3 && word.startsWith(part.slice(0, 5))
    : [part, `${part}s`, `${part}es`].includes(word);
}
