import { errorTable } from '@reelwright/contract';
import { useEffect } from 'react';
import { toast } from '../ui/toast.tsx';

const parameter = 'google_error';

/** Coming back from Google, or from the owner's address, empty-handed: says why, once, and tidies the address. */
export function useGoogleError(): void {
  useEffect(() => {
    const url = new URL(location.href);
    const code = url.searchParams.get(parameter);
    if (code === null) return;
    url.searchParams.delete(parameter);
    history.replaceState(history.state, '', url.href);
    const known = Object.entries(errorTable).find(([name]) => name === code);
    toast.error(known?.[1].sentence ?? errorTable['google-failed'].sentence);
  }, []);
}
