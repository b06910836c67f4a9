import {
  type FramedItem,
  framedFields,
  frameItems,
  type Item,
  placeItem,
  type Slide,
  tidiedFrames,
  uncoverWords,
} from '@reelwright/movie';
import { toast } from '../../ui/toast.tsx';
import { frameOf } from '../stage/item-frame.ts';
import type { EditorSession } from '../state/editor-session.ts';
import { wordsBox } from '../text/words-box.ts';

/** Puts what nearly stands in line into line, and lets all words be read: one step of undo. */
export function tidyUp(session: EditorSession, slide: Slide, items: readonly Item[]): void {
  const { tab } = session;
  const { size } = tab.view.get().saving.data.movie;
  const slideId = slide.id;
  const inLine = tidiedFrames(items, size);
  const { frames: uncovered, behind } = uncoverWords(framed(items, inLine), size, wordsBox);
  const frames = [...inLine, ...uncovered];
  // What was brought into line and then away from words may be where it was.
  const isMoved = framed(items, frames).some((item, at) => !isInPlace(item, items[at]));
  if (!isMoved && behind.length === 0) {
    toast.info('Everything is lined up already.');
    return;
  }
  const [label, step] = ['Tidy up', `tidy-up-${slideId}`];
  if (isMoved) tab.edit({ ...frameItems, label }, { slideId, frames }, step);
  for (const { itemId, textId } of behind) {
    const to = session.slide()?.items.findIndex(({ id }) => id === textId) ?? 0;
    tab.edit({ ...placeItem, label }, { slideId, itemId, to: Math.max(0, to) }, step);
  }
  tab.endStep();
  const isUncovered = uncovered.length + behind.length > 0;
  const words = isUncovered ? 'Tidied up: all words can be read now.' : 'Tidied up the slide.';
  toast.success(words, { undo: tab.undo });
}

function framed(items: readonly Item[], frames: readonly FramedItem[]): readonly Item[] {
  const now = new Map(items.map((item) => [item.id, item]));
  for (const { itemId, frame } of frames) {
    const item = now.get(itemId);
    if (item) now.set(itemId, { ...item, ...framedFields(item, frame) });
  }
  return [...now.values()];
}

function isInPlace(now: Item, before: Item | undefined): boolean {
  if (!before) return false;
  const [one, other] = [frameOf(now, { x: 1, y: 1 }), frameOf(before, { x: 1, y: 1 })];
  return (['x', 'y', 'width', 'height'] as const).every(
    (side) => Math.abs(one[side] - other[side]) < 1,
  );
}
