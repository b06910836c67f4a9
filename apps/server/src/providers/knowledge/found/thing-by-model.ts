import { capitalize } from '@reelwright/english';
import { z } from 'zod';
import { sentencesOf } from '../../../knowledge-files/read-entries.ts';
import { readOwnEntry } from '../../../knowledge-files/read-own-entry.ts';
import type { Thing } from '../../../knowledge-files/thing.ts';
import { writeThing } from '../../../knowledge-files/write-thing.ts';
import { keywordKey } from '../embedded/topic-shelf.ts';
import type { AskModel } from '../model/ask-model.ts';
import { occursIn } from './occurs-in.ts';
import { lengths, pointCount } from './thing-from-text.ts';

const text = z.string().trim().max(400);
const Answer = z.object({
  plural: text.optional(),
  hook: text.optional(),
  points: z.array(z.object({ headline: text, text })).max(20),
  questions: z
    .array(z.object({ question: text, right: text, wrong: z.array(text).max(10) }))
    .max(20)
    .optional(),
});
type Answer = z.output<typeof Answer>;

/** Long enough for any lead and the sections that matter; models are paid by the word. */
const maxSourceLetters = 12_000;
const maxSentences = 2;

/** A thing that a model tells: of a source, only what stands in it. Undefined where too little is left. */
export async function thingByModel(
  ask: AskModel,
  keyword: string,
  source: string | undefined,
  signal: AbortSignal,
): Promise<Thing | undefined> {
  const shortened = source?.slice(0, maxSourceLetters);
  const question = { keyword, ...(shortened && { source: shortened }) };
  const answer = await ask('thing', question, Answer, signal);
  // Of the whole text: what was cut off for the model may have been known to it, and stands there too.
  const isSupported = source ? occursIn(`${keyword}. ${source}`) : () => true;
  return thingOf(keyword, answer, isSupported);
}

function thingOf(
  keyword: string,
  answer: Answer,
  isSupported: (text: string) => boolean,
): Thing | undefined {
  const points = distinct(answer.points)
    .map(({ headline, text: explanation }) => ({
      headline: headline.replace(/[.:]$/, ''),
      sentences: sentencesOf(withFullStop(explanation)),
      objects: [],
    }))
    .filter(
      ({ headline, sentences }) =>
        headline.length <= lengths.headline &&
        sentences.length > 0 &&
        sentences.length <= maxSentences &&
        sentences.every((sentence) => sentence.length <= lengths.sentence) &&
        // A headline has capitals that name nothing.
        isSupported(`${headline.toLowerCase()} ${sentences.join(' ')}`),
    )
    .slice(0, pointCount.wanted);
  if (points.length < pointCount.min) return undefined;
  const isHook = answer.hook && answer.hook.length <= lengths.hook && isSupported(answer.hook);
  // Found again by the words of its title: the keyword itself, in singular or plural.
  const isSameName = answer.plural && keywordKey(answer.plural) === keywordKey(keyword);
  const plural = (isSameName && answer.plural) || keyword;
  const thing: Thing = {
    name: capitalize(keyword),
    plural,
    otherNames: [],
    kinds: [],
    objects: [],
    place: undefined,
    hook: (isHook && answer.hook) || `What is there to know about ${plural}?`,
    points,
    questions: [],
    traits: [],
  };
  return withQuestions(thing, answer.questions ?? [], isSupported);
}

/** Questions that can be asked as they are; what a thing has to look like, its reader says. */
function withQuestions(
  thing: Thing,
  asked: NonNullable<Answer['questions']>,
  isSupported: (text: string) => boolean,
): Thing | undefined {
  const isReadable = (one: Thing) => 'own' in readOwnEntry('things', writeThing(one));
  const questions = asked
    .map(({ question, right, wrong }) => ({
      level: 2 as const,
      question,
      right,
      wrong: wrong.slice(0, 3),
      objects: [],
    }))
    // Wrong answers may name what the source does not: that is what makes them wrong.
    .filter(
      (one) =>
        isSupported(one.question) &&
        isSupported(one.right) &&
        isReadable({ ...thing, questions: [one] }),
    );
  return isReadable(thing) ? { ...thing, questions: questions.slice(0, 3) } : undefined;
}

function distinct(points: Answer['points']): Answer['points'] {
  return [...new Map(points.map((point) => [point.headline.toLowerCase(), point])).values()];
}

function withFullStop(sentence: string): string {
  return sentence === '' || /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
