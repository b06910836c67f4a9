/**
 * The film is made anew when answers change; what a person did to it in the editor stays. Three versions meet: what was
 * made last (known by its marks), what it has become, and what is made now.
 */
import type { Item, ProjectData, Slide } from '@reelwright/movie';
import { fingerprint } from './fingerprint.ts';
import {
  type Group,
  groupsOfItem,
  groupsOfSlide,
  madeItems,
  madeSlides,
  markSlide,
} from './made-marks.ts';
import { mergeOrder } from './merge-order.ts';

/** An edit that has no place in the new film. */
export interface LostEdit {
  /** The title of the slide it was made on. */
  readonly slide: string;
  readonly what: 'slide' | 'duration';
}

export interface KeptEdits {
  readonly frames: readonly Slide[];
  readonly notKept: readonly LostEdit[];
}

/** The background and the music of the whole film: the person's where they chose others than the wizard's. */
export function keepSettings(current: ProjectData | undefined, made: ProjectData): ProjectData {
  const { bg, audio } = made.movie;
  const marks = {
    slides: made.frames.map(({ id }) => id),
    bg: fingerprint(bg),
    music: fingerprint(audio.url),
  };
  const before = (current?.made ?? {}) as Partial<typeof marks>;
  const theirs = current?.movie;
  const isTheirs = (mark: string | undefined, value: unknown) =>
    mark !== undefined && mark !== fingerprint(value);
  const music = isTheirs(before.music, theirs?.audio.url) ? theirs?.audio.url : audio.url;
  return {
    ...made,
    movie: {
      ...made.movie,
      bg: theirs && isTheirs(before.bg, theirs.bg) ? theirs.bg : bg,
      audio: { ...audio, url: music },
    },
    made: marks,
  };
}

/** `made` are the slides as they are made now; `current` is the document as the person left it. */
export function keepEdits(current: ProjectData, made: readonly Slide[]): KeptEdits {
  const marked = made.map(markedOf);
  const before = madeSlides(current);
  if (before.length === 0) return { frames: marked, notKept: [] };
  const notKept: LostEdit[] = [];
  const found = new Map(current.frames.map((slide) => [slide.id, slide]));
  const fresh = new Map(marked.map((slide) => [slide.id, slide]));
  const wereMade = new Set(before);

  const stays = current.frames.filter((slide) => {
    if (fresh.has(slide.id)) return true;
    if (!groupsOfSlide(slide)) return true;
    if (isEdited(slide)) notKept.push({ slide: titleOf(slide), what: 'slide' });
    return false;
  });
  const comes = marked.filter(({ id }) => found.has(id) || !wereMade.has(id));
  const order = mergeOrder({
    made: before,
    current: stays.map(({ id }) => id),
    fresh: comes.map(({ id }) => id),
  });
  const frames = order.flatMap((id) => {
    const [was, is] = [found.get(id), fresh.get(id)];
    if (was && is) return [mergeSlide(was, is, notKept)];
    return [is ?? was].filter((slide) => slide !== undefined);
  });
  return { frames, notKept };
}

const marks = new WeakMap<Slide, Slide>();

/** A slide that is made again the same is marked once. */
function markedOf(slide: Slide): Slide {
  const known = marks.get(slide);
  if (known) return known;
  const marked = markSlide(slide);
  marks.set(slide, marked);
  return marked;
}

/** One slide as it is made now, with what a person did to it before. */
export function mergeSlide(was: Slide, is: Slide, notKept: LostEdit[]): Slide {
  if (was === is) return is;
  const groups = groupsOfSlide(was);
  // A slide of the person's own that happens to have this id.
  if (!groups) return was;
  const items = mergeItems(was, is);
  const isUntouched =
    !groups.some(({ isChanged }) => isChanged) &&
    items.length === is.items.length &&
    items.every((item, at) => item === is.items[at]);
  if (isUntouched) return is;
  const slide = { ...is, ...changedFields(was, groups), items };
  const spoken = slide.narration?.duration ?? 0;
  if (slide.duration !== undefined && slide.duration < spoken && is.duration !== undefined) {
    notKept.push({ slide: titleOf(was), what: 'duration' });
    return { ...slide, duration: is.duration };
  }
  return slide;
}

function mergeItems(was: Slide, is: Slide): Item[] {
  const wereMade = madeItems(was);
  const idOf = new Map(was.items.map(({ id }) => [fingerprint(id), id]));
  const found = new Map(was.items.map((item) => [item.id, item]));
  const fresh = new Map(is.items.map((item) => [item.id, item]));
  const stays = was.items.filter((item) => {
    if (fresh.has(item.id)) return true;
    const groups = groupsOfItem(item);
    return !groups || groups.some(({ isChanged }) => isChanged);
  });
  // What was taken off the slide stays off.
  const comes = is.items.filter(({ id }) => found.has(id) || !wereMade.includes(fingerprint(id)));
  const order = mergeOrder({
    made: wereMade.flatMap((print) => idOf.get(print) ?? []),
    current: stays.map(({ id }) => id),
    fresh: comes.map(({ id }) => id),
  });
  return order.flatMap((id) => {
    const [old, now] = [found.get(id), fresh.get(id)];
    if (!old || !now) return [now ?? old].filter((item) => item !== undefined);
    const groups = groupsOfItem(old);
    if (!groups) return [old];
    const isChanged = groups.some((group) => group.isChanged);
    return [isChanged ? { ...now, ...changedFields(old, groups) } : now];
  });
}

/** The fields a person changed, as they are now; undefined for what was taken away. */
function changedFields(value: Readonly<Record<string, unknown>>, groups: readonly Group[]): object {
  const keys = groups.filter(({ isChanged }) => isChanged).flatMap((group) => group.keys);
  return Object.fromEntries(keys.map((key) => [key, value[key]]));
}

function isEdited(slide: Slide): boolean {
  if (groupsOfSlide(slide)?.some(({ isChanged }) => isChanged)) return true;
  const wereMade = madeItems(slide);
  if (slide.items.length !== wereMade.length) return true;
  return slide.items.some(
    (item, at) =>
      fingerprint(item.id) !== wereMade[at] ||
      (groupsOfItem(item)?.some(({ isChanged }) => isChanged) ?? true),
  );
}

function titleOf({ title, id }: Slide): string {
  return title || id;
}
