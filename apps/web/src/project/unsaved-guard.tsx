import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { confirm } from '../ui/dialogs/confirm.tsx';

const WARNING = 'You have unsaved changes! Are you sure?';

/** While drawn, asks before unsaved changes are left behind: by another page of the app, or by closing the tab. */
export function UnsavedGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // The browser asks in its own words; the older ones show these.
      event.returnValue = WARNING;
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({
      title: 'Leave this page?',
      message: WARNING,
      confirmLabel: 'Leave',
      cancelLabel: 'Stay',
      danger: true,
    }).then((leaves) => (leaves ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
  return null;
}
