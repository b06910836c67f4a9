import { describe, expect, it, vi } from 'vitest';
import { cached, type KeptReply, type ReplyShelf } from './reply-cache.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

function memoryShelf(): ReplyShelf & { readonly kept: Map<string, KeptReply> } {
  const kept = new Map<string, KeptReply>();
  return {
    kept,
    read: async (key) => kept.get(key),
    write: async (reply) => void kept.set(reply.key, reply),
    keysByAge: async () =>
      [...kept.values()].sort((a, b) => a.savedAtMs - b.savedAtMs).map(({ key }) => key),
    remove: async (keys) => {
      for (const key of keys) kept.delete(key);
    },
  };
}

describe('a cached call', () => {
  it('asks once in thirty days', async () => {
    const shelf = memoryShelf();
    const ask = vi.fn(async () => 'answer');
    await cached(shelf, 'fonts', ask, 0);
    await expect(cached(shelf, 'fonts', ask, 30 * DAY_MS - 1)).resolves.toBe('answer');
    expect(ask).toHaveBeenCalledTimes(1);
    await cached(shelf, 'fonts', ask, 30 * DAY_MS);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('asks again when the clock was set back', async () => {
    const shelf = memoryShelf();
    const ask = vi.fn(async () => 'answer');
    await cached(shelf, 'fonts', ask, 10 * DAY_MS);
    await cached(shelf, 'fonts', ask, 0);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('lets the oldest go when it is full', async () => {
    const shelf = memoryShelf();
    for (const [at, key] of ['a', 'b', 'c'].entries()) {
      await cached(shelf, key, async () => key, at, { most: 2 });
    }
    expect([...shelf.kept.keys()]).toEqual(['b', 'c']);
  });

  it('keeps no refusals', async () => {
    const shelf = memoryShelf();
    const refuse = async () => {
      throw new Error('Connection error');
    };
    await expect(cached(shelf, 'fonts', refuse, 0)).rejects.toThrow('Connection error');
    expect(shelf.kept.size).toBe(0);
  });

  it('answers even where nothing can be kept', async () => {
    const broken = async () => {
      throw new Error('forbidden');
    };
    const shelf = { read: broken, write: broken, keysByAge: broken, remove: broken };
    await expect(cached(shelf, 'fonts', async () => 'answer', 0)).resolves.toBe('answer');
  });
});
