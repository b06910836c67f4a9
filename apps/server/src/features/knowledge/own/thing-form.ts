import type { OwnThing } from '@reelwright/contract';
import { sentencesOf } from '../../../knowledge-files/read-entries.ts';
import type { Thing } from '../../../knowledge-files/thing.ts';
import { filled } from './filled.ts';

/** A thing as its form shows it. */
export function thingForForm(thing: Thing): OwnThing {
  const { name, plural, otherNames, kinds, objects, place, hook, points, questions, traits, list } =
    thing;
  return {
    name,
    plural: plural === name ? '' : plural,
    otherNames: [...otherNames],
    kinds: [...kinds],
    objects: [...objects],
    ...(place && { place }),
    hook,
    ...(list && { list: { ...list } }),
    points: points.map((point) => ({
      headline: point.headline,
      text: point.sentences.join(' '),
      objects: [...point.objects],
    })),
    questions: questions.map(({ level, question, right = '', wrong }) => ({
      level,
      question,
      right,
      wrong: [...wrong],
    })),
    traits: traits.map((trait) => ({ ...trait })),
  };
}

/** What somebody typed into the form. Whether it makes a film is seen when it is read as text. */
export function thingFromForm(form: OwnThing): Thing {
  const { points, questions, place, plural, ...rest } = form;
  return {
    ...rest,
    plural: plural || form.name,
    place: place || undefined,
    otherNames: filled(form.otherNames),
    kinds: filled(form.kinds),
    objects: filled(form.objects),
    points: points
      .filter(({ headline, text }) => headline !== '' || text !== '')
      .map(({ headline, text, objects }) => ({
        headline,
        sentences: sentencesOf(text),
        objects: filled(objects),
      })),
    questions: questions
      .filter(({ question, right }) => question !== '' || right !== '')
      .map((question) => ({ ...question, objects: [] })),
  };
}
