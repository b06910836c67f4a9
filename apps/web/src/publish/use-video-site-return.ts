import { useEffect, useRef } from 'react';
import { toast } from '../ui/toast.tsx';

const parameter = 'youtube';
const troubles: Readonly<Record<string, string>> = {
  refused:
    'YouTube won’t let us upload to that account. Please try again and allow everything it asks for.',
};

/** Coming back from YouTube: says how it went, once, tidies the address, and goes on publishing. */
export function useVideoSiteReturn(goOn: () => void): void {
  const latest = useRef(goOn);
  useEffect(() => {
    const url = new URL(location.href);
    const word = url.searchParams.get(parameter);
    if (word === null) return;
    url.searchParams.delete(parameter);
    history.replaceState(history.state, '', url.href);
    if (word === 'connected') toast.success('Your YouTube channel is connected.');
    else toast.error(troubles[word] ?? 'YouTube could not be connected. Please try again.');
    latest.current();
  }, []);
}
