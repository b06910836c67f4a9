/** What is to be seen now overtakes what is fetched ahead, or for the small pictures around. */
export type Haste = 'now' | 'ahead';

/** A line for what is fetched ahead. Whatever is needed now does not wait in it. */
export interface FetchLine {
  /** Fetches it at once, or when it is its turn. */
  run<T>(key: string, haste: Haste, fetch: (haste: Haste) => Promise<T>): Promise<T>;
  /** It is needed now: should it still wait, it is fetched at once. */
  hurry(key: string): void;
}

/** A browser has six connections to a server: what is fetched ahead must leave some of them free. */
export function createFetchLine(maxAtOnce: number): FetchLine {
  const waiting = new Map<string, (haste: Haste) => void>();
  let fetching = 0;
  const startNext = () => {
    if (fetching >= maxAtOnce) return;
    const [start] = waiting.values();
    start?.('ahead');
  };
  return {
    run: (key, haste, fetch) =>
      new Promise((resolve, reject) => {
        const start = (now: Haste) => {
          waiting.delete(key);
          const share = now === 'ahead' ? 1 : 0;
          fetching += share;
          fetch(now)
            .finally(() => {
              fetching -= share;
              startNext();
            })
            .then(resolve, reject);
        };
        if (haste === 'now' || fetching < maxAtOnce) start(haste);
        else waiting.set(key, start);
      }),
    hurry: (key) => waiting.get(key)?.('now'),
  };
}
