import type { TopicPack } from '@reelwright/wizards';
import type { Thing } from '../../../knowledge-files/thing.ts';
import { questionsOfPoints } from './questions-of-points.ts';

const usualPlace = 'studio';
/** Each fits any thing, and no two films in a row end alike. */
const closings: readonly string[] = [
  'Which one surprised you most?',
  'Tell us the one you didn’t expect.',
  'Which one will you tell a friend?',
  'How many of these did you know?',
  'Share the one you liked best.',
];

/** After what is grave, nobody is asked what they liked best. */
const graveKinds: ReadonlySet<string> = new Set([
  'war',
  'world war ii',
  'disaster',
  'crime',
  'genocide',
]);
const graveClosings = ['Thank you for watching.', 'Some things must not be forgotten.'];
const healthClosings = [
  'If something worries you, ask your doctor.',
  'Pass this on to somebody it may help.',
];

function closingsOf({ name, kinds }: Pick<Thing, 'name' | 'kinds'>): readonly string[] {
  if (kinds.some((kind) => graveKinds.has(kind.toLowerCase()))) return graveClosings;
  if (kinds.includes('health') || kinds.includes('disease')) return healthClosings;
  const from = name.length % closings.length;
  return [...closings.slice(from), ...closings.slice(0, from)].slice(0, 2);
}

/** A topic as it stands on the shelf: of a thing, with what it is one of. */
export interface ShelfPack extends TopicPack {
  readonly kinds?: readonly string[];
  readonly traits?: Thing['traits'];
  /** As it is written in a sentence: 'octopuses', 'Iceland'. */
  readonly written?: string;
  /** It was put together of all things of a kind. */
  readonly isOfKind?: true;
}

/** Told in points, and no topic with lists besides. */
export function isThing({ kinds, lists }: ShelfPack): boolean {
  return kinds !== undefined && lists.length === 1;
}

/** What tells a thing from others of its name: the narrowest kind that it is one of. */
export function kindOf({ kinds = [], title }: ShelfPack): string {
  return kinds.at(-1) ?? title;
}

/** A thing as a topic with one list: its points are the items, what is said of them the facts. */
export function packOfThing(thing: Thing): ShelfPack {
  const {
    name,
    plural,
    otherNames,
    kinds,
    objects,
    place = usualPlace,
    hook,
    points,
    list,
  } = thing;
  return {
    id: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    title: name,
    kinds,
    traits: thing.traits,
    written: plural,
    keywords: [...new Set([name, plural, ...otherNames].map((each) => each.toLowerCase()))],
    // What pictures are searched by: "born in Kazakhstan" would find nothing.
    related: [
      ...kinds,
      ...new Set(points.flatMap((point) => point.objects.map((name) => name.replaceAll('-', ' ')))),
    ],
    place,
    objects: [...objects],
    hooks: [hook],
    closings: [...closingsOf(thing)],
    lists: [
      {
        category: 'other',
        unit: 'thing',
        units: 'things',
        idea: `${points.length} things to know about ${plural}`,
        ...list,
        items: points.map((point) => ({
          name: point.headline,
          search: `${name} ${point.headline}`.toLowerCase(),
          objects: [...(point.objects.length > 0 ? point.objects : objects)],
          facts: [...point.sentences],
        })),
      },
    ],
    quiz: [...thing.questions, ...questionsOfPoints(thing)].map(({ question, right, wrong }) => ({
      question,
      right: right ?? '',
      wrong: [...wrong],
      objects: [...objects].slice(0, 2),
    })),
  };
}
