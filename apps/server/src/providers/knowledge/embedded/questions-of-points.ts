/**
 * A thing has two or three questions of its own. Sentences that count or date something make more: "In 1863, the first
 * underground line opened" is asked as quiz masters do, "The first underground line opened in which year?". Only what
 * has one right answer, and is understood without its headline.
 */
import { capitalize } from '@reelwright/english';
import type { TopicPack } from '@reelwright/wizards';
import type { Thing } from '../../../knowledge-files/thing.ts';

type Told = Pick<Thing, 'name' | 'plural' | 'points' | 'questions' | 'objects'>;

const maxLetters = 90;
/** With its own two or three, a quiz of five. */
const maxMade = 4;

export function questionsOfPoints(thing: Told): TopicPack['quiz'] {
  const asked = thing.questions.map(({ question, right = '' }) => `${question} ${right}`);
  const known = new Set(asked.flatMap((words) => words.match(/\d[\d,.]*\d|\d/g) ?? []));
  return thing.points
    .flatMap(({ sentences }) => sentences.slice(0, 1))
    .flatMap((sentence) => {
      const made = askYear(sentence) ?? askNumber(sentence);
      if (!made || known.has(made.number)) return [];
      const question = called(thing, made.question);
      if (question.length > maxLetters || !saysOfWhom(thing, made.question)) return [];
      known.add(made.number);
      const { right, wrong } = made;
      return [{ question, right, wrong, objects: thing.objects.slice(0, 2) }];
    })
    .slice(0, maxMade);
}

interface Made {
  readonly question: string;
  readonly number: string;
  readonly right: string;
  readonly wrong: string[];
}

/** "The city passed a law" needs its headline; whoever or whatever has a name needs nothing. */
function saysOfWhom(thing: Told, question: string): boolean {
  return isNamedIn(thing, question) || /[a-z,] (?:\p{Lu}\p{Ll}+)/u.test(question);
}

function isNamedIn({ name, plural }: Told, question: string): boolean {
  return [name, plural].some((each) =>
    question.toLowerCase().includes(each.replace(/^the /i, '').toLowerCase()),
  );
}

/** Says what it is about, where the sentence itself does not. */
function called(thing: Told, question: string): string {
  return isNamedIn(thing, question) ? question : `${thing.name}: ${question}`;
}

/** Who or what they mean stands somewhere else. */
const pointsElsewhere =
  /\b(?:it|its|they|them|their|he|him|his|she|her|hers|this|that|these|those|one|ones|there|here|then|both|such|another|others|some|later|also|too|so|the same|the city|the town|the country|the largest|the oldest|the giant)\b/i;
/** The answer would be a matter of words: whatever is more than 200 is more than 100 too. */
const isVague =
  /\b(?:more|less|fewer|over|under|above|below|within|can|almost|nearly|up|at least|at most|between|around|until|since|before|after|or|perhaps|may|might|BC|legend|said|story)\b/i;

/** 'In 1863, the first line opened.' */
function askYear(sentence: string): Made | undefined {
  const said = sentence.replace(/\.$/, '');
  const [, first, rest] = /^In (\d{4}),? (.+)$/.exec(said) ?? [];
  const [, begin, last] = /^(.+) in (\d{4})$/.exec(said) ?? [];
  const year = first ?? last;
  const event = rest ?? begin;
  if (!year || !event || /\d/.test(event) || pointsElsewhere.test(event)) return undefined;
  if (/\b(?:began|since|until|around|about|before|after|BC|legend|said|story)\b/i.test(event))
    return undefined;
  if (/[.!?;:]/.test(event)) return undefined;
  const value = Number(year);
  // So far apart that nobody has to know the very year.
  const apart = value >= 1950 ? 9 : value >= 1850 ? 18 : 43;
  const wrong = [value - apart, value + apart, value - 2 * apart];
  if (wrong.some((other) => other > 2024)) return undefined;
  return {
    question: `${capitalize(event)} in which year?`,
    number: year,
    right: year,
    wrong: wrong.map(String),
  };
}

/** 'A day on Venus lasts about 243 Earth days.' */
function askNumber(sentence: string): Made | undefined {
  const said = sentence.replace(/\.$/, '');
  if (/[.!?;:]\s/.test(said) || pointsElsewhere.test(said) || isVague.test(said)) return undefined;
  const numbers = said.match(/\d[\d,.]*/g) ?? [];
  const found =
    /^(.*?[a-z] )(about )?(\d{1,3}(?:,\d{3})*(?:\.\d)?)( million| billion)? ([a-z]+s|percent|people|feet|teeth|children)\b(.*)$/.exec(
      said,
    );
  if (!found || numbers.length !== 1) return undefined;
  const [, before = '', about = '', number = '', size = '', unit = '', behind = ''] = found;
  if (/\b(?:[A-Z]\w+|number|top|every|last|of|times|by|in|on) $/.test(before) && about === '')
    return undefined;
  if (/^(?:degrees|is|was|has)$/.test(unit)) return undefined;
  const value = Number(number.replaceAll(',', ''));
  if (value < 4) return undefined;
  const others = (unit === 'percent' ? percentsBeside(value) : [value / 2, value * 2, value * 3])
    .map((other) => (number.includes('.') ? Math.round(other * 10) / 10 : Math.round(other)))
    .map((other) => other.toLocaleString('en-US'));
  if (new Set([...others, number]).size < 4) return undefined;
  const wanted = unit === 'percent' ? 'what percentage' : `how many ${unit}`;
  return {
    question: capitalize(`${before}${about}${wanted}${behind}?`),
    number,
    right: `${number}${size}`,
    wrong: others.map((other) => `${other}${size}`),
  };
}

function percentsBeside(value: number): readonly number[] {
  return value > 50
    ? [value / 2, value / 4, value / 8]
    : [value / 2, value * 2, Math.min(95, value * 3)];
}
