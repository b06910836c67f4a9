import { useCallback, useEffect, useRef, useState } from 'react';

/** What is being waited for, in words; how much of it is done, 0 to 1, where that is known. */
export interface WaitingFor {
  readonly words: string;
  readonly share: number | undefined;
}

/** What is quicker than this needs no words. */
const quietMs = 400;

/** The way to the next step, one at a time; where it takes a while, with words and a way out. */
export function useStepWork() {
  const [isBusy, setBusy] = useState(false);
  const [waiting, setWaiting] = useState<WaitingFor>();
  const [isLong, setLong] = useState(false);
  const current = useRef<AbortController>(undefined);

  const cancel = useCallback(() => {
    current.current?.abort();
    current.current = undefined;
    setBusy(false);
    setWaiting(undefined);
    setLong(false);
  }, []);
  // Leaving the page calls it off.
  useEffect(() => () => current.current?.abort(), []);
  const isWaiting = waiting !== undefined;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLong(true), quietMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  return {
    isBusy,
    waiting: isLong ? waiting : undefined,
    cancel,
    /** Undefined while something is under way already. */
    begin: (): AbortSignal | undefined => {
      if (current.current) return undefined;
      current.current = new AbortController();
      setBusy(true);
      return current.current.signal;
    },
    end: (signal: AbortSignal) => {
      if (current.current?.signal === signal) cancel();
    },
    wait: (signal: AbortSignal, words: string, share?: number) => {
      if (current.current?.signal === signal) setWaiting({ words, share });
    },
  };
}
