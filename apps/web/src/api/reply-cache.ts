// Replies kept on this machine, so that the same question isn't asked twice in a month.

export interface KeptReply {
  readonly key: string;
  readonly savedAtMs: number;
  readonly reply: unknown;
}

/** Where replies are kept. Any of it may fail: a cache that doesn't work is no reason to fail. */
export interface ReplyShelf {
  readonly read: (key: string) => Promise<KeptReply | undefined>;
  readonly write: (kept: KeptReply) => Promise<void>;
  /** Oldest first. */
  readonly keysByAge: () => Promise<readonly string[]>;
  readonly remove: (keys: readonly string[]) => Promise<void>;
}

export interface CacheRules {
  /** 30 unless told. */
  readonly days?: number;
  /** Replies that fit; the oldest make room. 200 unless told. */
  readonly most?: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

function isFresh(kept: KeptReply, nowMs: number, days = 30): boolean {
  const ageMs = nowMs - kept.savedAtMs;
  return ageMs >= 0 && ageMs < days * DAY_MS;
}

/** The kept reply while it is fresh, else a new one, which is then kept. */
export async function cached<Reply>(
  shelf: ReplyShelf,
  key: string,
  fetchReply: () => Promise<Reply>,
  nowMs: number,
  { days, most = 200 }: CacheRules = {},
): Promise<Reply> {
  const kept = await shelf.read(key).catch(() => undefined);
  if (kept && isFresh(kept, nowMs, days)) return kept.reply as Reply;
  const reply = await fetchReply();
  await keep(shelf, { key, savedAtMs: nowMs, reply }, most).catch(() => undefined);
  return reply;
}

async function keep(shelf: ReplyShelf, kept: KeptReply, most: number): Promise<void> {
  await shelf.write(kept);
  const keys = await shelf.keysByAge();
  await shelf.remove(keys.slice(0, Math.max(0, keys.length - most)));
}
