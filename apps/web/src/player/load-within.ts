/** Spec: what has not loaded by then counts as failed, and the movie goes on without it. */
export const loadTimeoutMs = { image: 5000, video: 30_000, audio: 9000, font: 5000 } as const;

/** The result, or undefined when it failed or took too long. */
export async function loadWithin<T>(
  timeoutMs: number,
  load: (signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  const signal = AbortSignal.timeout(timeoutMs);
  const late = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  return Promise.race([load(signal).catch(() => undefined), late]);
}
