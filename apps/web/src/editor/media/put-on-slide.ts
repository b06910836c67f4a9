import {
  frameItems,
  type Item,
  pasteItems,
  placeItem,
  placeNewItems,
  type Slide,
} from '@reelwright/movie';
import { toast } from '../../ui/toast.tsx';
import type { EditorSession } from '../state/editor-session.ts';
import { wordsBox } from '../text/words-box.ts';

interface PutOnSlide {
  readonly slide: Slide;
  readonly items: readonly Item[];
  readonly newId: (id: string) => string;
  /** All of it is one step of undo. */
  readonly step: string;
  /** Somebody said where it goes. */
  readonly isPlaced?: boolean;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where new items go on a slide: beside its words, or behind them. Sounds are not seen. */
export function placesFor(added: readonly Item[], { items }: Pick<Slide, 'items'>, stage: Size) {
  const isSeen = added.every(({ type }) => type !== 'audio');
  return isSeen
    ? placeNewItems({ added, items, stage, seenBox: wordsBox })
    : { added, moved: [], raisedIds: [] };
}

/** Puts new items on a slide where they cover no words. */
export function putOnSlide(session: EditorSession, { slide, items, ...how }: PutOnSlide): void {
  const { size } = session.tab.view.get().saving.data.movie;
  const { newId, step, isPlaced } = how;
  const { added, moved, raisedIds } = isPlaced
    ? { added: items, moved: [], raisedIds: [] }
    : placesFor(items, slide, size);
  const slideId = slide.id;
  if (moved.length > 0) session.tab.edit(frameItems, { slideId, frames: moved }, step);
  session.tab.edit(
    { ...pasteItems, label: 'Add' },
    { slideId, items: added, offset: 0, newId },
    step,
  );
  for (const itemId of raisedIds) {
    const to = slide.items.length + added.length - 1;
    session.tab.edit({ ...placeItem, label: 'Add' }, { slideId, itemId, to }, step);
  }
  const undo = session.tab.undo;
  if (moved.length > 0) toast.info('The words moved aside to make room.', { undo });
  else if (raisedIds.length > 0)
    toast.info('There’s no room beside the words, so it went behind them.');
}
