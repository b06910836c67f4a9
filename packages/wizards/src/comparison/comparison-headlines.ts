/** Headlines to choose from: they fit two, three or four products of any type. */
import {
  capitalize,
  isPluralPhrase,
  joinNames,
  numberWord,
  singularOfName,
  withArticle,
} from '@reelwright/english';

interface Subject {
  /** The type of product, as it was typed: 'espresso machine'. */
  readonly topic: string;
  readonly names: readonly string[];
  readonly checks: number;
}

const versus = ({ names }: Subject) => names.join(' vs ');
const together = ({ names }: Subject) => joinNames(names);
const or = ({ names }: Subject) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
const count = ({ names }: Subject) => numberWord(Math.max(2, names.length));
const one = ({ topic }: Subject) => singularOfName(topic);
const best = ({ topic }: Subject) => `${isPluralPhrase(topic) ? 'are' : 'is'} the best ${topic}`;
const choosing = ({ topic }: Subject) => (isPluralPhrase(topic) ? topic : withArticle(topic));
const checks = ({ checks: number }: Subject) =>
  `${numberWord(Math.max(1, number))} ${number <= 1 ? 'check' : 'checks'}`;

const templates: readonly ((subject: Subject) => string)[] = [
  (s) => versus(s),
  (s) => `${versus(s)}: which one wins?`,
  (s) => `${versus(s)}: the honest comparison`,
  (s) => `${capitalize(or(s))}?`,
  (s) => `${versus(s)}, head to head`,
  (s) => `${versus(s)}: which should you choose?`,
  (s) => `${capitalize(together(s))} compared`,
  (s) => `${versus(s)} in ${checks(s)}`,
  (s) => `The truth about ${together(s)}`,
  (s) => `${versus(s)}: what nobody tells you`,
  (s) => `Should you get ${or(s)}?`,
  (s) => `${versus(s)}: the results may surprise you`,
  (s) => `${capitalize(together(s))}, side by side`,
  (s) => `${versus(s)}: is there a clear winner?`,
  (s) => `We compared ${together(s)}`,
  (s) => `${versus(s)}: the final word`,
  (s) => `Before you buy: ${versus(s)}`,
  (s) => `${versus(s)}: ${checks(s)}, one winner`,
  (s) => `Don’t choose between ${together(s)} before you see this`,
  (s) => `${versus(s)}: pros, cons and a verdict`,
  (s) => `${versus(s)}: price, quality and more`,
  (s) => `The better buy: ${or(s)}?`,
  (s) => `${versus(s)}: all you need to know`,
  (s) => `${versus(s)}: a quick guide`,
  (s) => `${versus(s)}: the showdown`,
  (s) => `${capitalize(count(s))} options compared: ${s.topic}`,
  (s) => `Which ${best(s)} for you?`,
  (s) => `The ${one(s)} showdown`,
  (s) => `The ${one(s)} test: ${versus(s)}`,
  (s) => `Choosing ${choosing(s)}: ${versus(s)}`,
  (s) => `Best ${s.topic}: ${or(s)}?`,
  (s) => `The ${one(s)} buyer’s guide`,
  (s) => `${capitalize(count(s))} ways to go: ${together(s)}`,
  (s) => `One decision, ${count(s)} candidates: ${together(s)}`,
  (s) => `Compare before you decide: ${together(s)}`,
  (s) => `How ${together(s)} really differ`,
  (s) => `${versus(s)}: what fits you?`,
  (s) => `Still deciding? ${versus(s)}`,
  (s) => `${versus(s)}, point by point`,
  (s) => `${versus(s)}: we kept score`,
];

export function comparisonHeadlines(subject: Subject): readonly string[] {
  return templates.map((template) => capitalize(template(subject)));
}

/** How the overall winner can be announced. */
export const announcementExamples = [
  'And the winner is',
  'Our overall winner',
  'The one we would choose',
  'And the best is',
  'Our pick',
  'The clear favorite',
  'First place goes to',
] as const;
