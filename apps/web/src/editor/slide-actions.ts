// What can be done with slides and texts, in the editor's words. Everything is a named edit, so undo works on all.
import {
  addItem,
  addSlide,
  duplicateItems,
  duplicateSlide,
  Item,
  insertSlides,
  moveSlide,
  newTextItem,
  placeItem,
  removeItem,
  removeSlide,
  removeSlides,
  runEdit,
  type Slide,
} from '@reelwright/movie';
import type { ProjectTab } from '../project/project-tab.ts';
import { toast } from '../ui/toast.tsx';
import { groundBehind } from './ground-behind.ts';
import { hasRoom } from './has-room.ts';
import { newItemId } from './new-item-id.ts';
import { placeOfText } from './place-of-text.ts';
import { renewIds } from './renew-ids.ts';

const blankSlide = (): Slide => ({ id: newItemId(), items: [] });
const slidesOf = (tab: ProjectTab) => tab.view.get().saving.data.frames;

/** A project always has a slide. The page adds the first one by itself, so it is nobody's unsaved change. */
export function ensureSlide(tab: ProjectTab): void {
  const { data } = tab.view.get().saving;
  tab.take({ type: 'adjusted', data: runEdit(data, addSlide, { slide: blankSlide() }).data });
}

/** A blank slide before a place, or at the end; its id. */
export function insertSlide(tab: ProjectTab, at?: number): string {
  const slide = blankSlide();
  tab.edit(addSlide, { slide, ...(at !== undefined && { at }) });
  return slide.id;
}

export function copySlide(tab: ProjectTab, slideId: string): string | undefined {
  tab.edit(duplicateSlide, { slideId, newId: newItemId });
  const slides = slidesOf(tab);
  return slides[slides.findIndex(({ id }) => id === slideId) + 1]?.id;
}

export function reorderSlide(tab: ProjectTab, from: number, to: number): void {
  const slide = slidesOf(tab)[from];
  // One drag passes many places and is one step.
  if (slide) tab.edit(moveSlide, { slideId: slide.id, to }, `move-slide-${slide.id}`);
}

export function takeSlideAway(tab: ProjectTab, slideId: string): void {
  const slides = slidesOf(tab);
  const at = slides.findIndex(({ id }) => id === slideId);
  const slide = slides[at];
  if (!slide) return;
  tab.edit(removeSlide, { slideId, inPlaceOfLast: blankSlide() });
  offerUndo(tab, `Removed “${slide.title ?? 'slide'}”.`, () => tab.edit(addSlide, { slide, at }));
}

/** Copies of slides right behind the last of them; the ids of the copies. */
export function copySlides(tab: ProjectTab, slideIds: readonly string[]): readonly string[] {
  const slides = slidesOf(tab).filter(({ id }) => slideIds.includes(id));
  const last = slidesOf(tab).findLastIndex(({ id }) => slideIds.includes(id));
  return pasteSlides(tab, slides, last + 1);
}

/** Slides from here or from another project, before a place. */
export function pasteSlides(
  tab: ProjectTab,
  slides: readonly Slide[],
  at: number,
): readonly string[] {
  const copies = slides.map((slide) => ({
    ...renewIds(slide, newItemId),
    ...(slide.title !== undefined && { title: slide.title }),
  }));
  tab.edit(insertSlides, { slides: copies, at });
  return copies.map(({ id }) => id);
}

export function takeSlidesAway(tab: ProjectTab, slideIds: readonly string[]): void {
  tab.edit(removeSlides, { slideIds, inPlaceOfLast: blankSlide() });
  toast.info(`Removed ${slideIds.length} slides.`, { undo: tab.undo });
}

/** The id of the new text; none on a slide that is full. */
export function addText(tab: ProjectTab, slideId: string): string | undefined {
  const { movie, frames, textStyles } = tab.view.get().saving.data;
  const slide = frames.find((each) => each.id === slideId);
  const items = slide?.items ?? [];
  if (!hasRoom(items)) return undefined;
  const place = placeOfText(items, movie.size);
  const id = newItemId();
  const ground = groundBehind(newTextItem(id, place), slide, movie);
  const plain = newTextItem(id, { ...place, ground });
  // A change of the film's texts counts for it, too.
  const font = { ...plain.font, ...textStyles?.text };
  const item = Item.parse({ ...plain, textStyle: 'text', font });
  tab.edit(addItem, { slideId, item });
  return item.id;
}

export function copyItem(tab: ProjectTab, slideId: string, itemId: string): void {
  const items = slidesOf(tab).find(({ id }) => id === slideId)?.items ?? [];
  if (!hasRoom(items)) return;
  tab.edit(duplicateItems, { slideId, itemIds: [itemId], newId: newItemId });
}

/** Moves a text to the place of another among the texts of its slide; what lies between them stays. */
export function reorderText(tab: ProjectTab, slideId: string, from: number, to: number): void {
  const items = slidesOf(tab).find(({ id }) => id === slideId)?.items ?? [];
  const texts = items.filter(({ type }) => type === 'text');
  const [moved, target] = [texts[from], texts[to]];
  if (!moved || !target) return;
  const place = { slideId, itemId: moved.id, to: items.indexOf(target) };
  tab.edit(placeItem, place, `place-item-${moved.id}`);
}

export function takeItemAway(tab: ProjectTab, slideId: string, itemId: string): void {
  const items = slidesOf(tab).find(({ id }) => id === slideId)?.items ?? [];
  const at = items.findIndex(({ id }) => id === itemId);
  const item = items[at];
  if (!item) return;
  tab.edit(removeItem, { slideId, itemId });
  offerUndo(tab, item.type === 'text' ? 'Removed the text.' : 'Removed it.', () =>
    tab.edit(addItem, { slideId, item, at }),
  );
}

/** Takes the step back while it is the last one; afterwards puts back just what was removed. */
function offerUndo(tab: ProjectTab, message: string, putBack: () => void): void {
  const removed = tab.view.get().history;
  toast.info(message, {
    undo: () => (tab.view.get().history === removed ? tab.undo() : putBack()),
  });
}
