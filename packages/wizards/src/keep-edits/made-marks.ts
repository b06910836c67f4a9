/**
 * What the wizard made is marked, on each slide and item, with fingerprints of what it was. Where a fingerprint no
 * longer fits, a person has been there. Marks are loose fields: nothing else reads them.
 */
import type { Item, ProjectData, Slide } from '@reelwright/movie';
import { fingerprint } from './fingerprint.ts';

/** What a person may change of an item, each by itself: where it is, what it says, what it shows, when, and the rest. */
const itemGroups = {
  place: ['x', 'y', 'width', 'height', 'scaleX', 'scaleY', 'angle'],
  words: ['text'],
  source: ['url', 'thumbnail', 'type', 'startTime', 'endTime'],
  time: ['timing', 'effects'],
} as const satisfies Record<string, readonly string[]>;

const slideFields = [
  'title',
  'duration',
  'transition',
  'background',
  'narration',
  'audio',
  'layout',
] as const satisfies readonly (keyof Slide)[];

type Fields = Readonly<Record<string, unknown>>;

/** One piece of an item or slide that is either the person's or the wizard's. */
export interface Group {
  readonly keys: readonly string[];
  readonly isChanged: boolean;
}

const grouped = new Set<string>(Object.values(itemGroups).flat());
/** Says which one it is, or where the editor stands: neither is an edit. */
const ungrouped = new Set(['id', 'made', 'items', 'head']);

function keysOfItem(item: Fields): readonly (readonly string[])[] {
  const rest = Object.keys(item).filter((key) => !grouped.has(key) && !ungrouped.has(key));
  return [...Object.values(itemGroups), rest.sort()];
}

function keysOfSlide(): readonly (readonly string[])[] {
  return slideFields.map((field) => [field]);
}

function printGroups(value: Fields, groups: readonly (readonly string[])[]): string[] {
  return groups.map((keys) =>
    fingerprint(Object.fromEntries(keys.map((key) => [key, value[key]]))),
  );
}

function markItem(item: Item): Item {
  const prints = printGroups(item, keysOfItem(item));
  return { ...item, made: [fingerprint(item.id), ...prints].join('.') };
}

export function markSlide(slide: Slide): Slide {
  return {
    ...slide,
    items: slide.items.map(markItem),
    made: {
      slide: [fingerprint(slide.id), ...printGroups(slide, keysOfSlide())].join('.'),
      items: slide.items.map(({ id }) => fingerprint(id)).join('.'),
    },
  };
}

/** The groups of an item, and whether a person changed them; undefined when the wizard did not make it. */
export function groupsOfItem(item: Item): readonly Group[] | undefined {
  return groupsOf(item, item.made, keysOfItem(item));
}

/** Whether a person put it where it is, or brought it themselves. */
export function isPlaced(item: Item): boolean {
  const [place] = groupsOfItem(item) ?? [];
  return place?.isChanged ?? true;
}

export function groupsOfSlide(slide: Slide): readonly Group[] | undefined {
  return groupsOf(slide, madeOf(slide)?.slide, keysOfSlide());
}

/** Fingerprints of the ids of all items that the wizard put on a slide, from the back to the front. */
export function madeItems(slide: Slide): readonly string[] {
  const { items } = madeOf(slide) ?? {};
  return typeof items === 'string' && items !== '' ? items.split('.') : [];
}

/** Ids of the slides that the wizard made last, in their order; empty when it never did. */
export function madeSlides(data: ProjectData): readonly string[] {
  const { slides } = (data.made ?? {}) as { slides?: unknown };
  return Array.isArray(slides) ? slides.filter((id) => typeof id === 'string') : [];
}

function madeOf(slide: Slide): { slide?: unknown; items?: unknown } | undefined {
  return typeof slide.made === 'object' && slide.made !== null ? slide.made : undefined;
}

/** A copy holds the marks of what it was copied from, but has an id of its own: it is the person's. */
function groupsOf(
  value: Fields,
  mark: unknown,
  keys: readonly (readonly string[])[],
): readonly Group[] | undefined {
  if (typeof mark !== 'string') return undefined;
  const [id, ...marks] = mark.split('.');
  if (id !== fingerprint(value.id)) return undefined;
  const prints = printGroups(value, keys);
  return keys.map((group, at) => ({ keys: group, isChanged: prints[at] !== marks[at] }));
}
