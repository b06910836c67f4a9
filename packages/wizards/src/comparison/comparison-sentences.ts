/** Everything the voice says in a comparison, sentence by sentence. */
import { joinNames, numberWord } from '@reelwright/english';

import type { ProjectData } from '@reelwright/movie';
import { type EndingSentences, endingSentences } from '../ending/ending.ts';
import { type WordsFor, wordsFor } from '../film-words/words-for.ts';
import { asSentence, withoutDot } from '../wording/as-sentence.ts';
import { roundRobin, shuffled } from '../wording/without-repeating.ts';
import {
  type ComparedFeature,
  type ComparedProduct,
  type ComparisonAnswers,
  readComparison,
} from './comparison-answers.ts';
import { comparisonHeadlines } from './comparison-headlines.ts';

/** Spec: so many checks stand on one slide of the score. */
export const checksPerScore = 3;

interface Advice {
  readonly product: ComparedProduct;
  readonly text: string;
}

interface ComparisonSentences {
  readonly title: string;
  readonly promise: string;
  /** One of each check, in their order. */
  readonly checks: readonly {
    readonly opening: string;
    readonly comments: readonly string[];
    readonly winner: string;
  }[];
  readonly scores: readonly string[];
  readonly verdict: string;
  /** After a draw, what each of the winners is best for. */
  readonly advice: readonly Advice[];
  readonly ending: EndingSentences;
}

type Opening = (name: string, number: number) => string;

const firsts: readonly Opening[] = [
  (name) => `First: ${name}.`,
  (name) => `The first check: ${name}.`,
  (name) => `Check number one: ${name}.`,
];
const middles: readonly Opening[] = [
  (name) => `Next: ${name}.`,
  (name, number) => `Check number ${numberWord(number)}: ${name}.`,
  (name) => `Another check: ${name}.`,
  (name) => `Then: ${name}.`,
  (name) => `Moving on: ${name}.`,
];
const lasts: readonly Opening[] = [
  (name) => `And finally: ${name}.`,
  (name) => `Last check: ${name}.`,
  (name) => `One check is left: ${name}.`,
];

const closings = [
  'Which one would you choose?',
  'Do you agree? Tell us in the comments.',
  'What would you have picked?',
];

export function comparisonSentences(
  data: ProjectData,
  answers: ComparisonAnswers = readComparison(data),
): ComparisonSentences {
  const words = wordsFor(data);
  if (!words.isEnglish) return inOtherWords(data, answers, words);
  const { seed, features, products, winners } = answers;
  const names = products.map(({ text }) => text);
  const [first = ''] = comparisonHeadlines({
    topic: answers.topic,
    names,
    checks: features.length,
  });
  const title = answers.headline.text || first;
  const between = shuffled(middles, `${seed} checks`);
  const isJudged = winners.length > 0;
  const openingOf = ({ spokenName, description }: ComparedFeature, at: number) => {
    if (description.text) return asSentence(description.text);
    const kind =
      at === 0
        ? shuffled(firsts, seed)
        : at === features.length - 1
          ? shuffled(lasts, seed)
          : between;
    return roundRobin(kind, at === features.length - 1 ? 0 : at)(spokenName, at + 1);
  };
  const announced = withoutDot(answers.announcement.text);
  return {
    title,
    promise: asSentence(title).replace(/\bvs\b/g, 'versus'),
    checks: features.map((feature, at) => ({
      opening: openingOf(feature, at),
      comments: feature.comments.map(({ product, comment }) =>
        commentSentence(product.text, comment.text),
      ),
      winner: isJudged ? winnerSentence(feature) : '',
    })),
    scores: scoreChunks(answers).map((_, at, all) =>
      scoreSentence(answers, at, at === all.length - 1),
    ),
    verdict:
      winners.length > 1
        ? `It’s a draw: ${joinNames(winners.map(({ text }) => text))}. So choose by what you need.`
        : winners[0]
          ? `${announced}: ${winners[0].text}.`
          : '',
    advice: winners.length > 1 ? winners.map((product) => adviceFor(product, features)) : [],
    ending: endingSentences(data, answers.ending, { seed, closings }),
  };
}

/** In another language than English. */
function inOtherWords(
  data: ProjectData,
  answers: ComparisonAnswers,
  words: WordsFor,
): ComparisonSentences {
  const { seed, features, products, winners } = answers;
  const names = products.map(({ text }) => text).join(` ${words.text('versus')} `);
  const title = answers.headline.text || words.text('comparisonHeadline', { names });
  const openingOf = ({ name, description }: ComparedFeature, at: number) => {
    if (description.text) return asSentence(description.text);
    const isLast = at === features.length - 1;
    return words.text(at === 0 ? 'checkFirst' : isLast ? 'checkLast' : 'checkNext', { name });
  };
  const winnerOf = ({ winner, winnerLine }: ComparedFeature) => {
    const reason = asSentence(winnerLine.text);
    return winner ? reason : `${asSentence(words.text('evenHere'))} ${reason}`;
  };
  const draw = `${words.text('draw')}: ${words.list(winners.map(({ text }) => text))}`;
  return {
    title,
    promise: asSentence(title),
    checks: features.map((feature, at) => ({
      opening: openingOf(feature, at),
      comments: feature.comments.map(({ product, comment }) =>
        commentSentence(product.text, comment.text),
      ),
      winner: winners.length > 0 ? winnerOf(feature) : '',
    })),
    scores: scoreChunks(answers).map((_, at, all) => {
      const heading = words.text(at === all.length - 1 ? 'finalScore' : 'scoreSoFar');
      const scores = scoresAfter(answers, at).toSorted((a, b) => b.points - a.points);
      return asSentence(
        `${heading}: ${scores.map(({ name, points }) => `${name} ${points}`).join(', ')}`,
      );
    }),
    verdict:
      winners.length > 1
        ? `${asSentence(draw)} ${asSentence(words.text('chooseByNeed'))}`
        : winners[0]
          ? asSentence(`${withoutDot(answers.announcement.text)}: ${winners[0].text}`)
          : '',
    advice:
      winners.length > 1
        ? winners.map((product) => {
            const won = features.filter(({ winner }) => winner?.id === product.id).slice(0, 2);
            const checks = words.list(won.map(({ name }) => name));
            return { product, text: words.text('chooseFor', { product: product.text, checks }) };
          })
        : [],
    ending: endingSentences(data, answers.ending, {
      seed,
      closings: [words.text('comparisonClosing')],
    }),
  };
}

/** 'Cats. They sleep most of the day.' A comment that names the product already says it once. */
function commentSentence(name: string, comment: string): string {
  const start = name.toLowerCase();
  const rest = comment.toLowerCase().startsWith(start) ? comment.slice(start.length) : 'x';
  // "Machine and system" does not name the Mac.
  const isNamed = !/^\p{L}/u.test(rest);
  return isNamed ? asSentence(comment) : `${name}: ${asSentence(comment)}`;
}

/** Every check ends in words: who is better, or that nobody is, and why. */
function winnerSentence({ winner, winnerLine }: ComparedFeature): string {
  const words = asSentence(winnerLine.text);
  return winner ? words : `Even here. ${words}`;
}

/** 'Choose iPhone for updates': what it won, of which one or two are enough. */
function adviceFor(product: ComparedProduct, features: readonly ComparedFeature[]): Advice {
  const won = features.filter(({ winner }) => winner?.id === product.id).slice(0, 2);
  const strong = joinNames(won.map(({ spokenName }) => spokenName));
  return { product, text: `Choose ${product.text} for ${strong}` };
}

/** All checks in the order of the film; none where nobody is better at anything. */
export function scoreChunks({
  features,
  winners,
}: Pick<ComparisonAnswers, 'features' | 'winners'>): readonly (readonly ComparedFeature[])[] {
  const counted = winners.length > 0 ? features : [];
  const count = Math.ceil(counted.length / checksPerScore);
  return Array.from({ length: count }, (_, at) =>
    counted.slice(at * checksPerScore, (at + 1) * checksPerScore),
  );
}

/** Points after the chunks that were shown. */
export function scoresAfter(
  answers: ComparisonAnswers,
  chunk: number,
): readonly { readonly name: string; readonly points: number }[] {
  const counted = countedUntil(answers, chunk);
  return answers.products.map(({ id, text }) => ({
    name: text,
    points: counted.filter(({ winner }) => winner?.id === id).length,
  }));
}

function countedUntil(answers: ComparisonAnswers, chunk: number): readonly ComparedFeature[] {
  return scoreChunks(answers)
    .slice(0, chunk + 1)
    .flat();
}

function scoreSentence(answers: ComparisonAnswers, chunk: number, isLast: boolean): string {
  const scores = scoresAfter(answers, chunk).toSorted((a, b) => b.points - a.points);
  const pointsOfEach = scores.map(({ name, points }) => `${name} ${numberWord(points)}`).join(', ');
  const even = countedUntil(answers, chunk).filter(({ winner }) => !winner).length;
  const drawn =
    even === 0 ? '' : even === 1 ? ', and one check even' : `, and ${numberWord(even)} checks even`;
  return `${isLast ? 'The final score' : 'The score so far'}: ${pointsOfEach}${drawn}.`;
}
