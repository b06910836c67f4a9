import { useEffect } from 'react';
import { isMember } from '../account/session-store.ts';
import { trackActivity } from '../account/track-activity.ts';
import { useUser } from '../account/use-user.ts';

/** Notes which pages members open. */
export function useTrackedPage(title: string | undefined): void {
  const user = useUser();
  const userId = isMember(user) ? user.id : undefined;
  useEffect(() => {
    if (userId !== undefined && title) trackActivity(`page: ${title}`);
  }, [userId, title]);
}
