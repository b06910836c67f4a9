/** Spec: what has not loaded by then counts as failed, and the movie goes on without it. */
export const loadTimeoutMs = { image: 5000, video: 30_000, audio: 9000, font: 5000 } as const;

/** What came; 'failed' when it cannot be had, 'late' when it took too long. */
export async function loadWithin<T>(
  timeoutMs: number,
  load: (signal: AbortSignal) => Promise<T>,
): Promise<T | 'failed' | 'late'> {
  const signal = AbortSignal.timeout(timeoutMs);
  const late = new Promise<'late'>((resolve) => {
    signal.addEventListener('abort', () => resolve('late'), { once: true });
  });
  // The signal ends the loading too: that is late, not failed.
  const loaded = load(signal).catch(() => (signal.aborted ? 'late' : 'failed'));
  return Promise.race([loaded, late]);
}
