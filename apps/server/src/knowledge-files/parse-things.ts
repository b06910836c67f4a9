import { listHeadOf } from './parse-topics.ts';
import {
  atMost,
  type Entry,
  type EntryLine,
  KnowledgeProblem,
  picturesOf,
  questionOf,
  readEntries,
  sentencesOf,
  wordsOf,
} from './read-entries.ts';
import type { Thing, ThingPoint, ThingTrait } from './thing.ts';

/** Letters that can be heard in one breath, and read on one slide. */
const maxSentence = 110;
const maxHook = 90;
const maxHeadline = 28;
const pointCount = { min: 5, max: 10 };

/**
 * Reads a file of things: see docs/knowledge.md for how one is written. An installation's own may leave out what they are
 * one of and what they show: their pictures are found by their words.
 */
export function parseThings(text: string, { isOwn = false } = {}): readonly Thing[] {
  return readEntries(text).map((entry) => thingOf(entry, isOwn));
}

function thingOf({ head, lines }: Entry, isOwn: boolean): Thing {
  const [name = '', plural = name] = head.cells;
  const marked = (mark: string) => lines.filter((line) => line.mark === mark);
  const one = (mark: string, what: string): EntryLine => {
    const [first, second] = marked(mark);
    if (!first) throw new KnowledgeProblem(head.number, `${name} lacks ${what} (${mark}).`);
    if (second) throw new KnowledgeProblem(second.number, `${name} has ${what} already.`);
    return first;
  };
  const points = marked('').map(pointOf);
  if (points.length < pointCount.min || points.length > pointCount.max) {
    throw new KnowledgeProblem(
      head.number,
      `${name} has ${points.length} points: ${pointCount.min} to ${pointCount.max} make a film.`,
    );
  }
  const unknown = lines.find(({ mark }) => !'=@!>[?~'.includes(mark));
  if (unknown)
    throw new KnowledgeProblem(unknown.number, `things have no line with ${unknown.mark}.`);
  const unlessOwn = (mark: string, what: string) =>
    isOwn && marked(mark).length === 0 ? undefined : one(mark, what);
  const hook = one('>', 'a first sentence');
  const list = marked('[').length > 0 ? listHeadOf(one('[', 'a list')) : undefined;
  const pictures = unlessOwn('!', 'what it shows');
  const { objects, place } = pictures ? picturesOf(pictures) : { objects: [], place: undefined };
  return {
    name: atMost(head, name, 40),
    plural,
    otherNames: marked('=').flatMap((line) => wordsOf(line.cells[0])),
    kinds: wordsOf(unlessOwn('@', 'what it is one of')?.cells[0]),
    objects,
    place,
    hook: atMost(hook, hook.cells.join('|'), maxHook),
    points,
    ...(list && { list }),
    questions: marked('?').map(questionOf),
    traits: marked('~').map(traitOf),
  };
}

function pointOf(line: EntryLine): ThingPoint {
  const [headline = '', text = '', objects] = line.cells;
  const sentences = sentencesOf(text);
  if (headline === '' || sentences.length === 0 || sentences.length > 2 || line.cells.length > 3) {
    throw new KnowledgeProblem(
      line.number,
      'a point is a headline, one or two sentences, and objects.',
    );
  }
  atMost(line, headline, maxHeadline);
  for (const sentence of sentences) atMost(line, sentence, maxSentence);
  return { headline, sentences, objects: wordsOf(objects) };
}

function traitOf(line: EntryLine): ThingTrait {
  const [check = '', text = '', points = ''] = line.cells;
  const score = Number(points);
  if (check === '' || text === '' || !Number.isInteger(score) || score < 1 || score > 5) {
    throw new KnowledgeProblem(line.number, 'a trait is a check, what is true, and 1 to 5.');
  }
  return { check: atMost(line, check, 30), text: atMost(line, text, 80), score };
}
