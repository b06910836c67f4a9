import { useEffect, useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { confirm } from '../ui/dialogs/confirm.tsx';
import { currentProject } from './current-project.ts';

const warning = 'You have unsaved changes! Are you sure?';
/** A save that is on its way is waited for, rather than asked about. */
const savesWithinMs = 2500;

/** Asks before unsaved changes are left behind: by another page of the app, or by closing the tab. */
export function UnsavedGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isLostBehind() && pageOf(currentLocation.pathname) !== pageOf(nextLocation.pathname),
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!currentProject.get().hasUnsavedChanges) return;
      event.preventDefault();
      // The browser asks in its own words; the older ones show these.
      event.returnValue = warning;
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);

  const asked = useRef<Blocker>(undefined);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const isAskedAlready = asked.current !== undefined;
    // Whoever presses Back once more while it is asked stays where they are: the answer is about the newest way out.
    asked.current = blocker;
    if (isAskedAlready) return;
    void mayLeave().then((leaves) => {
      const newest = asked.current;
      asked.current = undefined;
      if (leaves) newest?.proceed?.();
      else newest?.reset?.();
    });
  }, [blocker]);
  return null;
}

/** What a guest made waits under “Continue” on Create: nothing of it is lost by going there. */
function isLostBehind(): boolean {
  const { hasUnsavedChanges, isKept = false } = currentProject.get();
  return hasUnsavedChanges && !isKept;
}

/** The steps of a wizard are one page: '/listicle-video/ideas' is no other than '/listicle-video'. */
function pageOf(pathname: string): string {
  return pathname.split('/')[1] ?? '';
}

async function mayLeave(): Promise<boolean> {
  if (await savedSoon()) return true;
  // A slow save may end while it is asked about.
  const { promise: saved, resolve } = Promise.withResolvers<void>();
  const stop = currentProject.subscribe(() => {
    if (!currentProject.get().hasUnsavedChanges) resolve();
  });
  const leaves = await confirm({
    yesWhen: saved,
    title: 'Leave this page?',
    message: warning,
    confirmLabel: 'Leave',
    cancelLabel: 'Stay',
    danger: true,
  });
  stop();
  return leaves;
}

/** Whether everything is saved within a moment; at once when nothing is on its way. */
function savedSoon(): Promise<boolean> {
  const { isSaving, hasUnsavedChanges } = currentProject.get();
  if (!isSaving) return Promise.resolve(!hasUnsavedChanges);
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve(!currentProject.get().hasUnsavedChanges);
    };
    const timer = setTimeout(end, savesWithinMs);
    const stop = currentProject.subscribe(() => {
      const { hasUnsavedChanges, isSaving: goesOn } = currentProject.get();
      if (!hasUnsavedChanges || !goesOn) end();
    });
  });
}
