/** Everything the voice says in a comparison, sentence by sentence. */
import { joinNames, numberWord } from '@reelwright/english';

import type { ProjectData } from '@reelwright/movie';
import { type EndingSentences, endingSentences } from '../ending/ending.ts';
import { asSentence, withoutDot } from '../wording/as-sentence.ts';
import { roundRobin, shuffled } from '../wording/without-repeating.ts';
import {
  type ComparedFeature,
  type ComparisonAnswers,
  readComparison,
} from './comparison-answers.ts';
import { comparisonHeadlines } from './comparison-headlines.ts';
import { inSentence } from './in-sentence.ts';

/** Spec: so many checks stand on one slide of the score. */
const checksPerScore = 3;

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
  const { seed, features, products, winners } = answers;
  const names = products.map(({ text }) => text);
  const [first = ''] = comparisonHeadlines({
    topic: answers.topic,
    names,
    checks: features.length,
  });
  const title = answers.headline.text || first;
  const between = shuffled(middles, `${seed} checks`);
  const openingOf = ({ name, description }: ComparedFeature, at: number) => {
    if (description.text) return asSentence(description.text);
    const kind =
      at === 0
        ? shuffled(firsts, seed)
        : at === features.length - 1
          ? shuffled(lasts, seed)
          : between;
    return roundRobin(kind, at === features.length - 1 ? 0 : at)(inSentence(name), at + 1);
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
      winner: feature.winner ? asSentence(feature.winnerLine.text) : '',
    })),
    scores: scoreChunks(features).map((_, at, all) =>
      scoreSentence(answers, at, at === all.length - 1),
    ),
    verdict:
      winners.length > 1
        ? `It’s a draw: ${joinNames(winners.map(({ text }) => text))}.`
        : winners[0]
          ? `${announced}: ${winners[0].text}.`
          : '',
    ending: endingSentences(data, answers.ending, { seed, closings }),
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

export function scoreChunks(
  features: readonly ComparedFeature[],
): readonly (readonly ComparedFeature[])[] {
  const decided = features.filter(({ winner }) => winner);
  const count = Math.ceil(decided.length / checksPerScore);
  return Array.from({ length: count }, (_, at) =>
    decided.slice(at * checksPerScore, (at + 1) * checksPerScore),
  );
}

/** Points after the chunks that were shown. */
export function scoresAfter(
  { products, features }: ComparisonAnswers,
  chunk: number,
): readonly { readonly name: string; readonly points: number }[] {
  const counted = scoreChunks(features)
    .slice(0, chunk + 1)
    .flat();
  return products.map(({ id, text }) => ({
    name: text,
    points: counted.filter(({ winner }) => winner?.id === id).length,
  }));
}

function scoreSentence(answers: ComparisonAnswers, chunk: number, isLast: boolean): string {
  const scores = scoresAfter(answers, chunk).toSorted((a, b) => b.points - a.points);
  const pointsOfEach = scores.map(({ name, points }) => `${name} ${numberWord(points)}`).join(', ');
  return isLast ? `The final score: ${pointsOfEach}.` : `The score so far: ${pointsOfEach}.`;
}
