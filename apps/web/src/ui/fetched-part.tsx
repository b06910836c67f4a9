import { type ComponentType, lazy, type ReactNode, useEffect } from 'react';
import { toast } from './toast.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A popup or another part of a page whose code is fetched when it is first needed. Without a connection it
 * says so, waits, and appears once the line is back: a page with somebody's work on it never breaks for it.
 * @param WhenMissing stands in its place when the code could not be fetched; a toast otherwise
 */
export function fetchedPart<Props extends object>(
  load: Load<Props>,
  WhenMissing: () => ReactNode = PartMissing,
) {
  return lazy<ComponentType<Props>>(async () => {
    await untilOnline();
    try {
      return { default: await load() };
    } catch (error) {
      console.warn(error);
      return { default: WhenMissing };
    }
  });
}

/** Resolves at once unless the browser knows that it is offline; then it says so, and waits. */
export async function untilOnline(): Promise<void> {
  if (navigator.onLine) return;
  toast.info('You’re offline. This opens as soon as you’re back online.');
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}

/** A browser does not ask again for code that it could not fetch, for instance because the server is restarting. */
export function showPartMissing(): void {
  toast.error('This couldn’t be loaded. Please check your connection and reload the page.');
}

function PartMissing() {
  useEffect(showPartMissing, []);
  return null;
}
