import { createFetchLine, type Haste } from './fetch-line.ts';

/** Whoever shows something: it is told when an asset that it asked for comes later than expected. */
interface AssetHolder {
  onArrival(key: string): void;
  /** It won't come for now: time to show that it is missing. */
  onFailure?(key: string): void;
}

interface AssetStoreOptions<Asset> {
  readonly load: (key: string, haste: Haste) => Promise<Asset>;
  /** How much memory one takes. */
  readonly bytesOf: (asset: Asset) => number;
  /** Frees that memory at once: the browser would take its time. */
  readonly discard: (asset: Asset) => void;
  readonly maxBytes: number;
  /** How long whoever asks waits before it goes on without. What comes later is taken all the same. */
  readonly timeoutMs: number;
}

/** Assets that everything on a page shares: each is loaded once, and those not used for longest make room. */
export interface AssetStore<Asset> {
  /** What is there. Something that had to make room is loaded again, and its holders are told. */
  get(key: string): Asset | undefined;
  /** Whether it is being fetched for the first time, or again after it had to make room; not after it failed. */
  isComing(key: string): boolean;
  /** Resolves when it is there, has failed, or takes too long. */
  require(key: string, holder: AssetHolder, haste?: Haste): Promise<'ready' | 'failed' | 'late'>;
  /** This holder shows nothing any more. */
  release(holder: AssetHolder): void;
  /** For whoever comes back online: everything that failed and is still wanted. */
  retryFailed(): void;
  /** Whether more can be loaded ahead without something else having to go. */
  hasRoom(): boolean;
}

interface Entry<Asset> {
  asset: Asset | undefined;
  loading: Promise<void> | undefined;
  /** When it is fetched: waiting in line is not what it is given up for. */
  begun: Promise<void>;
  failures: number;
  retry: ReturnType<typeof setTimeout> | undefined;
  usedAtMs: number;
  readonly holders: Set<AssetHolder>;
}

/** A server that stumbles is asked again soon, one that is away less and less often. */
const retryDelaysMs = [2000, 8000, 30_000];

/** So many are fetched ahead at once. */
const maxAhead = 3;

/** What was drawn so recently is part of the picture on screen: it never makes room. */
const onScreenMs = 1000;

export function createAssetStore<Asset>(options: AssetStoreOptions<Asset>): AssetStore<Asset> {
  const { load, bytesOf, discard, maxBytes, timeoutMs } = options;
  const entries = new Map<string, Entry<Asset>>();
  const line = createFetchLine(maxAhead);
  let bytes = 0;

  const entryOf = (key: string): Entry<Asset> => {
    const known = entries.get(key);
    if (known) return known;
    const entry: Entry<Asset> = {
      asset: undefined,
      loading: undefined,
      begun: Promise.resolve(),
      failures: 0,
      retry: undefined,
      usedAtMs: 0,
      holders: new Set(),
    };
    entries.set(key, entry);
    return entry;
  };

  const makeRoom = () => {
    if (bytes <= maxBytes) return;
    const now = performance.now();
    const free = [...entries.values()]
      .filter(({ asset, usedAtMs }) => asset !== undefined && now - usedAtMs > onScreenMs)
      .sort(
        (a, b) =>
          Number(a.holders.size > 0) - Number(b.holders.size > 0) || a.usedAtMs - b.usedAtMs,
      );
    for (const entry of free) {
      if (bytes <= maxBytes) return;
      if (entry.asset === undefined) continue;
      bytes -= bytesOf(entry.asset);
      discard(entry.asset);
      entry.asset = undefined;
    }
  };

  const begin = (key: string, entry: Entry<Asset>, haste: Haste): Promise<void> => {
    clearTimeout(entry.retry);
    entry.retry = undefined;
    if (haste === 'now') line.hurry(key);
    if (entry.loading) return entry.loading;
    const { promise: begun, resolve: hasBegun } = Promise.withResolvers<void>();
    entry.begun = begun;
    entry.loading = line
      .run(key, haste, (now) => {
        hasBegun();
        return load(key, now);
      })
      .then((asset) => {
        entry.asset = asset;
        entry.failures = 0;
        // A moment of grace: it was asked for to be shown.
        entry.usedAtMs = performance.now();
        bytes += bytesOf(asset);
        makeRoom();
        for (const holder of [...entry.holders]) holder.onArrival(key);
      })
      .catch(() => {
        const delayMs = retryDelaysMs[entry.failures];
        entry.failures += 1;
        if (entry.failures === 1) for (const holder of [...entry.holders]) holder.onFailure?.(key);
        if (delayMs === undefined || entry.holders.size === 0) return;
        entry.retry = setTimeout(() => void begin(key, entry, 'ahead'), delayMs);
      })
      .finally(() => {
        entry.loading = undefined;
      });
    return entry.loading;
  };

  return {
    get: (key) => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entry.usedAtMs = performance.now();
      // What was asked for comes in its turn; only what had to make room is fetched again.
      const isGone = entry.asset === undefined && !entry.loading && entry.failures === 0;
      if (isGone) void begin(key, entry, 'now');
      return entry.asset;
    },
    isComing: (key) => {
      const entry = entries.get(key);
      return entry?.loading !== undefined && entry.asset === undefined && entry.failures === 0;
    },
    require: async (key, holder, haste = 'ahead') => {
      const entry = entryOf(key);
      entry.holders.add(holder);
      entry.usedAtMs = performance.now();
      if (entry.asset !== undefined) return 'ready';
      let timer: ReturnType<typeof setTimeout> | undefined;
      const loaded = begin(key, entry, haste).then(() =>
        entry.failures === 0 ? ('ready' as const) : ('failed' as const),
      );
      const late = entry.begun.then(
        () =>
          new Promise<'late'>((resolve) => {
            timer = setTimeout(() => resolve('late'), timeoutMs);
          }),
      );
      const result = await Promise.race([loaded, late]);
      clearTimeout(timer);
      return result;
    },
    release: (holder) => {
      for (const [key, entry] of entries) {
        if (!entry.holders.delete(holder) || entry.holders.size > 0) continue;
        clearTimeout(entry.retry);
        if (entry.asset === undefined && !entry.loading) entries.delete(key);
      }
      makeRoom();
    },
    retryFailed: () => {
      for (const [key, entry] of entries) {
        if (entry.failures === 0 || entry.holders.size === 0) continue;
        entry.failures = 0;
        void begin(key, entry, 'ahead');
      }
    },
    hasRoom: () => bytes < maxBytes,
  };
}
