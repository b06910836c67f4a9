/**
 * A short quiz about what was asked for is better than a longer one about its neighbours. Only where there are fewer than
 * three questions its like help out: questions about them come after its own and say so ('other sea animals'), so that
 * the title can.
 */
import { hashText } from '@reelwright/chance';
import { withoutDoubles } from '@reelwright/contract';
import type { ReadyQuestion } from '@reelwright/wizards/quiz';
import { besideThing, manyOfKind } from './kind-names.ts';
import type { ShelfPack } from './thing-pack.ts';
import type { TopicShelf } from './topic-shelf.ts';

/** So many of its own are a quiz. */
const ownEnough = 3;
/** A quiz of five, with some to choose from. */
const enough = 5;
const most = 12;

export function quizOf(shelf: TopicShelf, pack: ShelfPack): readonly ReadyQuestion[] {
  const own = withoutAskedTwice(withoutDoubles(pack.quiz, asked));
  if (own.length >= ownEnough) return own;
  // "Insurance and other kinds of insurance" would say nothing.
  const kinds = (pack.kinds ?? []).filter((kind) => kind !== pack.title.toLowerCase());
  for (const kind of kinds.toReversed()) {
    const about = besideThing(kind);
    const others = questionsOfKind(shelf, pack, kind).map((one) => ({ ...one, about }));
    const all = withoutAskedTwice(withoutDoubles([...own, ...others], asked), most);
    if (all.length >= enough) return all;
  }
  return own;
}

const asked = ({ question }: ReadyQuestion) => [question];

const numbers =
  /^(?:[\d.,]+\b.*|one|two|three|four|five|six|seven|eight|nine|ten|yes|no|true|false)$/i;

/** Who has heard that Pumice floats, and which town Vesuvius buried, is not asked so again from the other side. */
function withoutAskedTwice(
  questions: readonly ReadyQuestion[],
  limit = Number.POSITIVE_INFINITY,
): readonly ReadyQuestion[] {
  const kept: Asked[] = [];
  for (const question of questions) {
    // Of a kind with hundreds of things a quiz takes a few; the others are not even looked at.
    if (kept.length === limit) break;
    const one = read(question);
    if (!kept.some((before) => tellsOf(before, one) || tellsOf(one, before))) kept.push(one);
  }
  return kept.length >= ownEnough
    ? kept.map(({ question }) => question)
    : questions.slice(0, limit);
}

interface Asked {
  readonly question: ReadyQuestion;
  /** Its words, with nothing but spaces between and around them. */
  readonly words: string;
  /** What it tells whoever has seen its answer; nothing for numbers and the like. */
  readonly tells: string | undefined;
}

function read(question: ReadyQuestion): Asked {
  const { right } = question;
  const isTelling = right !== undefined && right.length >= 4 && !numbers.test(right);
  const words = question.question.replaceAll(/'s\b|[^\p{L}\p{N}' -]/gu, '');
  return { question, words: ` ${words} `, tells: isTelling ? right : undefined };
}

function tellsOf({ tells }: Asked, other: Asked): boolean {
  if (tells === undefined) return false;
  return tells === other.question.right || other.words.includes(` ${tells} `);
}

/** One question of each of its like, then their second ones; another thing begins with others. */
function questionsOfKind(
  shelf: TopicShelf,
  pack: ShelfPack,
  kind: string,
): readonly ReadyQuestion[] {
  // The phoenix is a bird, but no animal.
  const [widest] = pack.kinds ?? [];
  const like = shelf
    .thingsOfKind(kind)
    .filter((other) => other !== pack && other.kinds?.[0] === widest);
  const place = ({ title }: ShelfPack) => hashText(`${pack.title} ${title}`);
  const order = like.toSorted((a, b) => place(a) - place(b));
  const rounds = Math.max(0, ...order.map(({ quiz }) => quiz.length));
  const ofThings = Array.from({ length: rounds }, (_, round) =>
    order.flatMap(({ quiz }) => quiz[round] ?? []),
  ).flat();
  // A topic about the whole kind asks about nothing else.
  const many = manyOfKind(kind)?.toLowerCase() ?? kind;
  const topic = shelf.topicOf(kind);
  const isWhole = topic !== undefined && topic !== pack && topic.title.toLowerCase() === many;
  const ofTopic = isWhole ? topic.quiz : [];
  return [...ofThings, ...ofTopic];
}
