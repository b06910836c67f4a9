/** What a program can see is wrong with things that were written down; whether they are true, people read. */
import { sentencesOf } from './read-entries.ts';
import type { Thing } from './thing.ts';

/** "Rules differ by country." may be said of many things. */
const shortest = 28;

export interface ThingCheck {
  readonly hasObject: (name: string) => Promise<boolean>;
  readonly hasPlace: (name: string) => Promise<boolean>;
  /** No year that was written down is later than this one. */
  readonly thisYear: number;
}

/** Words that go out of date, or that a voice stumbles over. */
const unfit =
  /\b(currently|recently|nowadays|at the moment|so far this|the latest|did you know|e\.g|i\.e|etc)\b|[()[\]{};/"“”]|\p{Extended_Pictographic}/iu;

export async function problemsOfThings(
  things: readonly Thing[],
  check: ThingCheck,
): Promise<readonly string[]> {
  const problems: string[] = [];
  const nameBySentence = new Map<string, string>();
  const objects = new Map<string, boolean>();
  for (const thing of things) {
    const { name, hook, points, questions, traits } = thing;
    const report = (sentence: string) => problems.push(`${name}: ${sentence}`);
    for (const object of objectsOf(thing)) {
      if (!objects.has(object)) objects.set(object, await check.hasObject(object));
      if (!objects.get(object)) report(`there is no object ${object}`);
    }
    if (thing.place && !(await check.hasPlace(thing.place)))
      report(`there is no place ${thing.place}`);
    const headlines = new Set(points.map(({ headline }) => headline.toLowerCase()));
    if (headlines.size < points.length) report('two points have one headline');
    const sentences = [hook, ...points.flatMap((point) => point.sentences)];
    for (const sentence of sentences.flatMap(sentencesOf)) {
      const key = sentence.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
      const before = nameBySentence.get(key);
      if (before && key.length > shortest) report(`"${sentence}" was said of ${before} already`);
      nameBySentence.set(key, name);
      if (!/[.!?]$/.test(sentence)) report(`"${sentence}" does not end`);
      const word = unfit.exec(sentence)?.[0];
      if (word) report(`"${word}" does not belong into "${sentence}"`);
      for (const problem of numbersOf(sentence, check.thisYear)) report(problem);
    }
    for (const { question, right = '' } of questions) {
      if (isGivenAway(question, right)) report(`"${question}" holds its answer`);
    }
    const checks = new Set(traits.map((trait) => trait.check));
    if (checks.size < traits.length) report('one check stands twice');
  }
  return problems;
}

function objectsOf({ objects, points }: Thing): readonly string[] {
  return [...objects, ...points.flatMap((point) => point.objects)];
}

/** Years that have not come, and shares above all there is. */
function numbersOf(sentence: string, thisYear: number): readonly string[] {
  const late = [...sentence.matchAll(/\b(?:since|from) (\d{4})\b/gi)]
    .map(([, year]) => Number(year))
    .filter((year) => year > thisYear);
  const shares = [...sentence.matchAll(/(?<![\d.])(\d[\d.]*) percent\b/g)]
    .map(([, share]) => Number(share))
    .filter((share) => share > 100);
  return [
    ...late.map((year) => `${year} has not come: "${sentence}"`),
    ...shares.map((share) => `${share} percent: "${sentence}"`),
  ];
}

function isGivenAway(question: string, right: string): boolean {
  const words = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return right.length > 3 && words(question).includes(words(right));
}
