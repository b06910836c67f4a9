import { useEffect, useEffectEvent, useState } from 'react';

interface CountdownOptions {
  readonly fromSeconds?: number;
  readonly tickMs?: number;
  readonly isRunning?: boolean;
  readonly onDone: () => void;
}

/** Seconds left, one fewer every tick (5 and 1000 ms unless told). */
export function useCountdown({
  fromSeconds = 5,
  tickMs = 1000,
  isRunning = true,
  onDone,
}: CountdownOptions): number {
  const [left, setLeft] = useState(fromSeconds);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (!isRunning || left <= 0) return;
    const timer = setTimeout(() => {
      setLeft(left - 1);
      if (left === 1) done();
    }, tickMs);
    return () => clearTimeout(timer);
  }, [left, isRunning, tickMs]);
  return left;
}
