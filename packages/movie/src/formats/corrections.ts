/**
 * A film in another format is its slides fitted to that format, and what a person put right there. Whoever edits it in that
 * format edits the film itself, but for places, sizes and whether something is seen: those become corrections of the format.
 */
import { scaledHtml } from '../fit-slides.ts';
import type {
  Corrections,
  FormatCorrections,
  ItemCorrection,
} from '../schema/format-corrections.ts';
import type { Item } from '../schema/item.ts';
import { Font } from '../schema/item-style.ts';
import type { FormatId } from '../schema/movie-settings.ts';
import type { ProjectData } from '../schema/project-data.ts';
import type { Slide } from '../schema/slide.ts';
import { fitToFormat } from './fit-to-format.ts';

const placeFields = [
  'x',
  'y',
  'width',
  'height',
  'scaleX',
  'scaleY',
  'angle',
  'zoom',
  'position',
  'hide',
] as const satisfies readonly (keyof ItemCorrection & keyof Item)[];

/** A slide as it was corrected in a format. */
export function corrected(slide: Slide, corrections: Corrections | undefined): Slide {
  const ofSlide = corrections?.[slide.id];
  if (!ofSlide || Object.keys(ofSlide).length === 0) return slide;
  const known = correctedSlides.get(slide);
  if (known?.by === ofSlide) return known.slide;
  const items = slide.items.map((item) => correctedItem(item, ofSlide));
  const result = { by: ofSlide, slide: { ...slide, items } };
  correctedSlides.set(slide, result);
  return result.slide;
}

/** The same again while neither changes, so that whoever draws it knows. */
const correctedSlides = new WeakMap<Slide, { by: Corrections[string]; slide: Slide }>();

function correctedItem(item: Item, corrections: Corrections[string]): Item {
  const { fontSize, ...place } = corrections[item.id] ?? {};
  const font = fontSize !== undefined && {
    font: { ...(item.font ?? Font.parse({})), size: fontSize },
  };
  const children = item.children?.map((child) => correctedItem(child, corrections));
  return { ...item, ...(place as Partial<Item>), ...font, ...(children && { children }) };
}

interface FormatEdit {
  readonly format: FormatId;
  /** The film itself. */
  readonly data: ProjectData;
  /** The film in the format, before the edit and after it. */
  readonly shown: ProjectData;
  readonly edited: ProjectData;
}

/** The film after somebody edited it in a format. */
export function withFormatEdit({ format, data, shown, edited }: FormatEdit): ProjectData {
  const { frames, movie, formats: _, ...rest } = edited;
  const corrections: Corrections = { ...data.formats?.[format] };
  const before = new Map(shown.frames.map((slide) => [slide.id, slide]));
  const own = new Map(data.frames.map((slide) => [slide.id, slide]));
  const slides = frames.map((slide) => {
    const [was, film] = [before.get(slide.id), own.get(slide.id)];
    if (was === slide && film) return film;
    const back = backToFilm(slide, edited, data);
    const { items, ofSlide } = splitItems(slide.items, {
      was: itemsById(was?.items ?? []),
      film: itemsById(film?.items ?? []),
      back: itemsById(back.items),
    });
    const still = itemsById(slide.items);
    // What was taken off the slide in this format alone is still on the film's.
    for (const { id } of was?.items ?? []) if (!still.has(id)) ofSlide[id] = { hide: true };
    const left = film?.items.filter(({ id }) => !still.has(id)) ?? [];
    corrections[slide.id] = { ...corrections[slide.id], ...merged(corrections[slide.id], ofSlide) };
    return {
      ...(was && film ? slideFields(film, was, slide) : back),
      items: putBack(items, left, film),
    };
  });
  const known = new Set(slides.map(({ id }) => id));
  const kept = Object.entries(corrections).filter(
    ([id, ofSlide]) => known.has(id) && Object.keys(ofSlide).length > 0,
  );
  const { [format]: _before, ...others } = data.formats ?? {};
  const formats: FormatCorrections = {
    ...others,
    ...(kept.length > 0 && { [format]: Object.fromEntries(kept) }),
  };
  return {
    ...rest,
    frames: slides,
    movie: { ...movie, size: data.movie.size },
    ...(Object.keys(formats).length > 0 && { formats }),
  };
}

interface Split {
  readonly was: ReadonlyMap<string, Item>;
  readonly film: ReadonlyMap<string, Item>;
  readonly back: ReadonlyMap<string, Item>;
}

/** Each item as the film has it after the edit, and what of the edit counts for the format alone. */
function splitItems(items: readonly Item[], split: Split) {
  const ofSlide: Record<string, ItemCorrection> = {};
  const splitItem = (item: Item): Item[] => {
    const [was, film] = [split.was.get(item.id), split.film.get(item.id)];
    if (!was) {
      // New: in the film where it would have been put there, here exactly where it was put.
      ofSlide[item.id] = placeOf(item);
      return [split.back.get(item.id) ?? item];
    }
    const correction = was === item ? {} : correctionOf(was, item);
    // A layout for this format alone has it: all that is changed of it stays here.
    const content = was === item || film ? {} : changedOf(was, item);
    const all = { ...correction, ...content };
    if (Object.keys(all).length > 0) ofSlide[item.id] = all;
    if (!film) return [];
    if (was === item) return [film];
    const children = item.children && { children: item.children.flatMap(splitItem) };
    return [{ ...film, ...contentOf(film, was, item), ...children }];
  };
  return { items: items.flatMap(splitItem), ofSlide };
}

function placeOf(item: Item): ItemCorrection {
  const place = Object.fromEntries(
    placeFields.filter((key) => item[key] !== undefined).map((key) => [key, item[key]]),
  );
  return { ...place, ...(item.font?.size !== undefined && { fontSize: item.font.size }) };
}

function correctionOf(was: Item, item: Item): ItemCorrection {
  const changed = placeFields.filter((key) => was[key] !== item[key]);
  const place = Object.fromEntries(
    changed.map((key) => [key, item[key] ?? (key === 'hide' ? false : undefined)]),
  );
  const size = item.font?.size;
  return { ...place, ...(size !== undefined && size !== was.font?.size && { fontSize: size }) };
}

/** What an edit changed of an item besides its place: words, pictures, looks, times. */
function changedOf(was: Item, item: Item): Partial<Item> {
  const places = new Set<string>([...placeFields, 'children']);
  const keys = [...new Set([...Object.keys(was), ...Object.keys(item)])] as (keyof Item)[];
  const changed = keys.filter((key) => !places.has(key) && was[key] !== item[key]);
  return Object.fromEntries(changed.map((key) => [key, item[key]]));
}

/** The same for the film: its letters keep their sizes there. */
function contentOf(film: Item, was: Item, item: Item): Partial<Item> {
  const fields = changedOf(was, item);
  if (fields.text !== undefined) fields.text = scaledHtml(fields.text, 1 / wordsScale(film, was));
  if (fields.font) {
    const { size: _, fit: _f, ...font } = fields.font;
    const { size, fit } = film.font ?? {};
    fields.font = {
      ...font,
      ...(size !== undefined && { size }),
      ...(fit !== undefined && { fit }),
    };
  }
  return fields;
}

/** How much larger single words with a size of their own are in the format. */
function wordsScale(film: Item, was: Item): number {
  const sizeIn = (text = '') => Number(/font-size\s*:\s*([\d.]+)/i.exec(text)?.[1]);
  const scale = sizeIn(was.text) / sizeIn(film.text);
  return Number.isFinite(scale) && scale > 0 ? scale : 1;
}

/** Fields of a slide are the film's; what the edit changed of them counts everywhere. */
function slideFields(film: Slide, was: Slide, slide: Slide): Slide {
  const keys = [...new Set([...Object.keys(was), ...Object.keys(slide)])] as (keyof Slide)[];
  const changed = keys.filter((key) => key !== 'items' && was[key] !== slide[key]);
  return { ...film, ...Object.fromEntries(changed.map((key) => [key, slide[key]])) } as Slide;
}

/** Each behind the same thing as in the film. */
function putBack(items: readonly Item[], left: readonly Item[], film: Slide | undefined): Item[] {
  const all = [...items];
  for (const item of left) {
    const place = film?.items.indexOf(item) ?? 0;
    const before = film?.items[place - 1];
    all.splice(before ? all.findIndex(({ id }) => id === before.id) + 1 : 0, 0, item);
  }
  return all;
}

function merged(
  before: Corrections[string] | undefined,
  after: Record<string, ItemCorrection>,
): Corrections[string] {
  return Object.fromEntries(
    Object.entries(after).map(([id, correction]) => [id, { ...before?.[id], ...correction }]),
  );
}

function backToFilm(slide: Slide, edited: ProjectData, data: ProjectData): Slide {
  return fitToFormat(slide, edited.movie.size, data.movie.size);
}

function itemsById(items: readonly Item[], found = new Map<string, Item>()): Map<string, Item> {
  for (const item of items) {
    found.set(item.id, item);
    if (item.children) itemsById(item.children, found);
  }
  return found;
}

/** Whether an edit put things into groups or took them out: that has to be done in the film's own format. */
export function changesGroups(before: ProjectData, after: ProjectData): boolean {
  const was = new Map(before.frames.map((slide) => [slide.id, slide]));
  return after.frames.some((slide) => {
    const other = was.get(slide.id);
    if (!other || other === slide) return false;
    const homes = homesOf(other.items);
    return [...homesOf(slide.items)].some(([id, home]) => homes.has(id) && homes.get(id) !== home);
  });
}

/** The group that each item lies in. */
function homesOf(items: readonly Item[], home = '', found = new Map<string, string>()) {
  for (const item of items) {
    found.set(item.id, home);
    if (item.children) homesOf(item.children, item.id, found);
  }
  return found;
}
