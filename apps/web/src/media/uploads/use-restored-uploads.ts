import { useEffect } from 'react';
import { useUser } from '../../account/use-user.ts';
import { readKeptUploads } from './kept-uploads.ts';

/** Goes on with what an earlier page was sending. The code that sends is fetched only when there is something. */
export function useRestoredUploads(): void {
  const userId = useUser()?.id;
  useEffect(() => {
    if (userId === undefined) return;
    const restore = async () => {
      if ((await readKeptUploads(userId)).length === 0) return;
      const { restoreUploads } = await import('./upload-store.ts');
      await restoreUploads(userId);
    };
    void restore();
  }, [userId]);
}
