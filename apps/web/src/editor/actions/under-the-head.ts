import { canSplit, type Item } from '@reelwright/movie';
import type { EditorSession } from '../state/editor-session.ts';

/** The selected layers that the playhead is over; all of them when none is selected. */
export function underTheHead(session: EditorSession): readonly Item[] {
  const { headSeconds } = session.state.get();
  const items = session.slide()?.items ?? [];
  const selected = session.selected();
  return (selected.length > 0 ? selected : items).filter(
    (item) => items.includes(item) && canSplit(item, headSeconds),
  );
}
