import { errorTable } from '@reelwright/contract';
import { useEffect } from 'react';
import { toast } from '../ui/toast.tsx';

/** Coming back from Google empty-handed, or from the owner's address: says what happened, once, and tidies the address. */
export function useReturnNews(): void {
  useEffect(() => {
    if (takeParameter('owner') === 'now') {
      toast.success(
        'This installation is yours now. You’ll find its settings in the menu at the top right.',
      );
    }
    const code = takeParameter('google_error');
    if (code === null) return;
    const known = Object.entries(errorTable).find(([name]) => name === code);
    toast.error(known?.[1].sentence ?? errorTable['google-failed'].sentence);
  }, []);
}

function takeParameter(name: string): string | null {
  const url = new URL(location.href);
  const value = url.searchParams.get(name);
  if (value === null) return null;
  url.searchParams.delete(name);
  history.replaceState(history.state, '', url.href);
  return value;
}
