import { useState } from 'react';

/** Runs one piece of work at a time and says whether it runs. */
export function useBusy() {
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}
