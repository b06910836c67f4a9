import { useSyncExternalStore } from 'react';
import { createStore } from '../../store/create-store.ts';
import type { BarTimes } from './dragged-bars.ts';
import type { Times } from './timeline-times.ts';

/** Where bars are seen while they are dragged; the document changes when they are let go. */
export const draggedStore = createStore<BarTimes | undefined>(undefined);

/** Where one of them is seen. It is drawn again only when it moves itself. */
export function useDraggedTimes(itemId: string): Times | undefined {
  return useSyncExternalStore(draggedStore.subscribe, () => draggedStore.get()?.get(itemId));
}
