import { Slide } from '../schema/slide.ts';
import { edit } from './edit.ts';
import { slideIn } from './find.ts';
import { relinked } from './relinked.ts';
import { setFields } from './set-fields.ts';

/** Puts a slide before place `at`, or at the end. A slide without a title is called 'Slide #n'. */
export const addSlide = edit(
  'addSlide',
  'Add slide',
  (draft, { slide, at }: { slide: Slide; at?: number }) => {
    draft.slideIndex += 1;
    const titled = { ...slide, title: slide.title ?? `Slide #${draft.slideIndex}` };
    draft.frames.splice(at ?? draft.frames.length, 0, titled);
  },
);

/** A copy right behind the slide. Ids come from outside: an edit has no dice of its own. */
export const duplicateSlide = edit(
  'duplicateSlide',
  'Duplicate slide',
  (draft, { slideId, newId }: { slideId: string; newId: (oldId: string) => string }) => {
    const index = draft.frames.findIndex(({ id }) => id === slideId);
    const slide = draft.frames[index];
    if (!slide) return;
    draft.slideIndex += 1;
    draft.frames.splice(index + 1, 0, withNewIds(plain(slide), newId));
  },
);

/** Takes a slide away. Whoever shows slides gives one to put in place of the last. */
export const removeSlide = edit(
  'removeSlide',
  'Remove slide',
  (draft, { slideId, inPlaceOfLast }: { slideId: string; inPlaceOfLast?: Slide }) => {
    const index = draft.frames.findIndex(({ id }) => id === slideId);
    if (index >= 0) draft.frames.splice(index, 1);
    if (index < 0 || draft.frames.length > 0 || !inPlaceOfLast) return;
    draft.slideIndex += 1;
    draft.frames.push({ ...inPlaceOfLast, title: `Slide #${draft.slideIndex}` });
  },
);

export const moveSlide = edit(
  'moveSlide',
  'Move slide',
  (draft, { slideId, to }: { slideId: string; to: number }) => {
    const from = draft.frames.findIndex(({ id }) => id === slideId);
    const [slide] = from < 0 ? [] : draft.frames.splice(from, 1);
    if (slide) draft.frames.splice(to, 0, slide);
  },
);

type SlideFields = Partial<
  Pick<
    Slide,
    | 'title'
    | 'transition'
    | 'background'
    | 'narration'
    | 'audio'
    | 'duration'
    | 'head'
    | 'markers'
    | 'markerNames'
  >
>;

/** Sets fields of a slide: its title, transition, background, sounds or duration. */
export const changeSlide = edit(
  'changeSlide',
  'Change slide',
  (draft, { slideId, fields }: { slideId: string; fields: SlideFields }) => {
    const slide = slideIn(draft, slideId);
    if (slide) setFields(slide, fields);
  },
);

/** Everything a wizard made anew. */
export const replaceSlides = edit(
  'replaceSlides',
  'Make the video anew',
  (draft, { slides }: { slides: readonly Slide[] }) => {
    draft.frames = [...slides];
    draft.slideIndex = Math.max(draft.slideIndex, slides.length);
  },
);

function plain(slide: unknown): Slide {
  return Slide.parse(JSON.parse(JSON.stringify(slide)));
}

function withNewIds(slide: Slide, newId: (oldId: string) => string): Slide {
  const renew = (items: Slide['items']): Slide['items'] =>
    items.map((item) => ({
      ...item,
      id: newId(item.id),
      ...(item.children && { children: renew(item.children) }),
    }));
  const items = renew(slide.items);
  const ids = new Map(slide.items.map(({ id }, index) => [id, items[index]?.id ?? id]));
  return { ...slide, id: newId(slide.id), items: relinked(items, ids) };
}
