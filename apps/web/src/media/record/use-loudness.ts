import { useEffect, useState } from 'react';
import { listenTo } from './listen-to.ts';

const everyMs = 80;

/** How loud it is right now, 0 to 1. */
export function useLoudness(stream: MediaStream | undefined): number {
  const [loudness, setLoudness] = useState(0);
  useEffect(() => {
    if (!stream) return;
    return listenTo(stream, everyMs, ({ peak }) => setLoudness(Math.min(1, peak * 1.5)));
  }, [stream]);
  return stream ? loudness : 0;
}
