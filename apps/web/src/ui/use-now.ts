import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** The time, again every minute: '2 minutes ago' must not stand there for an hour. */
export function useNow(everyMs = minuteMs): number {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return nowMs;
}
