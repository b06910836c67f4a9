import { useEffect } from 'react';
import { createStore } from '../store/create-store.ts';

/** How many popups are drawn. A question that nobody waits for comes when there is none. */
export const drawnPopups = createStore(0);

export function useCountedPopup(): void {
  useEffect(() => {
    drawnPopups.set(drawnPopups.get() + 1);
    return () => drawnPopups.set(drawnPopups.get() - 1);
  }, []);
}
