interface PartLoaderOptions {
  readonly durationSeconds: number;
  /** Gets everything that is seen and heard in between. What fails is left out; it never rejects. */
  readonly load: (fromSeconds: number, toSeconds: number) => Promise<void>;
  /** Whether more than the next part may be loaded: somebody watches, and there is memory. */
  readonly mayLoadAll: () => boolean;
  /** One more part can be shown. */
  readonly onPart: () => void;
}

/** Loads a movie part by part, beginning where it is watched. */
export interface PartLoader {
  /** From here on in the order of the movie, then what lies before. */
  loadFrom(seconds: number): void;
  /** Whether everything for this moment is there, or was waited for long enough. */
  isReady(seconds: number): boolean;
  /** Resolves when this moment can be shown; loads from there. */
  ready(seconds: number): Promise<void>;
  close(): void;
}

/** Short, so that one waits little; what comes next is loaded with it anyway, for the transition. */
const partSeconds = 5;

/** So many parts are loaded in any case: the one that is shown, and the next. */
const neededParts = 2;

export function createPartLoader(options: PartLoaderOptions): PartLoader {
  const { durationSeconds, load, mayLoadAll, onPart } = options;
  const count = Math.max(1, Math.ceil(durationSeconds / partSeconds));
  const parts: { isReady: boolean; loading: Promise<void> | undefined }[] = Array.from(
    { length: count },
    () => ({ isReady: false, loading: undefined }),
  );
  let watched = 0;
  /** Whoever loads on: a new one when somebody jumps, who does not wait for what was being loaded. */
  let worker = 0;
  let isWorking = false;
  let isClosed = false;

  const indexOf = (seconds: number) =>
    Math.min(count - 1, Math.max(0, Math.floor(seconds / partSeconds)));
  const loadPart = (index: number): Promise<void> => {
    const part = parts[index];
    if (!part || part.isReady) return Promise.resolve();
    part.loading ??= load(
      index * partSeconds,
      Math.min(durationSeconds, (index + 1) * partSeconds),
    ).then(() => {
      part.isReady = true;
      if (!isClosed) onPart();
    });
    return part.loading;
  };
  const nextPart = (): number | undefined => {
    const ahead = mayLoadAll() ? count : Math.min(count, neededParts);
    for (let step = 0; step < ahead; step += 1) {
      const index = (watched + step) % count;
      if (!parts[index]?.isReady) return index;
    }
    return undefined;
  };
  const work = async () => {
    worker += 1;
    const me = worker;
    isWorking = true;
    for (let next = nextPart(); next !== undefined; next = nextPart()) {
      await loadPart(next);
      if (me !== worker || isClosed) return;
    }
    isWorking = false;
  };
  const loadFrom = (seconds: number) => {
    watched = indexOf(seconds);
    const part = parts[watched];
    const isNew = part !== undefined && !part.isReady && !part.loading;
    if (isNew || !isWorking) void work();
  };
  return {
    loadFrom,
    isReady: (seconds) => parts[indexOf(seconds)]?.isReady ?? false,
    ready: (seconds) => {
      loadFrom(seconds);
      return loadPart(indexOf(seconds));
    },
    close: () => {
      isClosed = true;
    },
  };
}
