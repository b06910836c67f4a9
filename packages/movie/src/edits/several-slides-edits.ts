// Edits of several slides at once: one gesture, one step of undo.
import { maxSlides } from '../schema/project-data.ts';
import type { Slide } from '../schema/slide.ts';
import { edit } from './edit.ts';

/** Puts slides before place `at`, in their order. What is more than a project holds is left out. */
export const insertSlides = edit(
  'insertSlides',
  'Add slides',
  (draft, { slides, at }: { slides: readonly Slide[]; at: number }) => {
    const room = Math.max(0, maxSlides - draft.frames.length);
    const added = slides.slice(0, room).map((slide) => {
      draft.slideIndex += 1;
      return { ...slide, title: slide.title ?? `Slide #${draft.slideIndex}` };
    });
    draft.frames.splice(at, 0, ...added);
  },
);

/** Takes slides away. Whoever shows slides gives one to put in place of the last. */
export const removeSlides = edit(
  'removeSlides',
  'Remove slides',
  (draft, { slideIds, inPlaceOfLast }: { slideIds: readonly string[]; inPlaceOfLast: Slide }) => {
    draft.frames = draft.frames.filter(({ id }) => !slideIds.includes(id));
    if (draft.frames.length > 0) return;
    draft.slideIndex += 1;
    draft.frames.push({ ...inPlaceOfLast, title: `Slide #${draft.slideIndex}` });
  },
);

/** Puts slides, in their order, before the one that is now at a place; at the end when there is none. */
export const placeSlides = edit(
  'placeSlides',
  'Move slides',
  (draft, { slideIds, before }: { slideIds: readonly string[]; before: number }) => {
    const isMoved = ({ id }: { readonly id: string }) => slideIds.includes(id);
    const moved = draft.frames.filter(isMoved);
    const at = draft.frames.slice(0, before).filter((slide) => !isMoved(slide)).length;
    const others = draft.frames.filter((slide) => !isMoved(slide));
    others.splice(at, 0, ...moved);
    draft.frames = others;
  },
);

/** Moves slides together, one place earlier or later: what lay between them comes before or after all of them. */
export const moveSlides = edit(
  'moveSlides',
  'Move slides',
  (draft, { slideIds, by }: { slideIds: readonly string[]; by: -1 | 1 }) => {
    const moved = draft.frames.filter(({ id }) => slideIds.includes(id));
    const others = draft.frames.filter(({ id }) => !slideIds.includes(id));
    const places = draft.frames.flatMap(({ id }, place) => (slideIds.includes(id) ? [place] : []));
    const [first = 0, last = 0] = [places[0], places.at(-1)];
    const at = by < 0 ? first - 1 : last + 2 - moved.length;
    others.splice(Math.min(others.length, Math.max(0, at)), 0, ...moved);
    draft.frames = others;
  },
);
