import { type Item, slideSeconds } from '@reelwright/movie';
import type { MouseEvent } from 'react';
import { type EditorSession, lastHeadSeconds } from '../state/editor-session.ts';

type Held = Pick<MouseEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>;

/**
 * Selects a layer: alone, with Ctrl besides the others, with Shift together with all that lie between. The playhead goes
 * to where it is seen.
 */
export function selectLayer(session: EditorSession, item: Item, held: Held): void {
  const { selectedIds } = session.state.get();
  if (held.ctrlKey || held.metaKey) {
    const isIn = selectedIds.includes(item.id);
    session.select(isIn ? selectedIds.filter((id) => id !== item.id) : [...selectedIds, item.id]);
  } else if (held.shiftKey && selectedIds.length > 0) {
    const order = session.slide()?.items.map(({ id }) => id) ?? [];
    const [from, to] = [order.indexOf(selectedIds[0] ?? ''), order.indexOf(item.id)];
    const between = order.slice(Math.min(from, to), Math.max(from, to) + 1);
    const [first = item.id] = selectedIds;
    session.select(from < 0 ? [item.id] : [first, ...between.filter((id) => id !== first)]);
  } else session.select([item.id]);
  showLayer(session, item);
}

/** Where all of its way in is over, if it stays that long. */
const seenAfterSeconds = 0.5;

function showLayer(session: EditorSession, { timing }: Item): void {
  const slide = session.slide();
  const { headSeconds } = session.state.get();
  const { startTime, endTime } = timing;
  if (!slide || (headSeconds >= startTime && headSeconds < endTime)) return;
  const seen = startTime + Math.min(seenAfterSeconds, (endTime - startTime) / 2);
  const last = lastHeadSeconds(slideSeconds(slide));
  session.change({ headSeconds: Math.min(last, seen), playing: undefined });
}
