interface KeptOptions {
  /** How long it stays after it was last asked for. */
  readonly idleMs: number;
}

/**
 * Something heavy that is loaded when it is first asked for and let go when nobody asked for a while,
 * so that its memory can be given back. Loading that failed is tried again the next time.
 */
export function kept<T>(load: () => Promise<T>, { idleMs }: KeptOptions): () => Promise<T> {
  let value: Promise<T> | undefined;
  let timer: NodeJS.Timeout | undefined;
  const letGo = () => {
    value = undefined;
  };
  return () => {
    clearTimeout(timer);
    timer = setTimeout(letGo, idleMs).unref();
    value ??= load().catch((error: unknown) => {
      letGo();
      throw error;
    });
    return value;
  };
}
