import type { MediaItem } from '@reelwright/contract';
import { describe, expect, it, vi } from 'vitest';
import type { MediaProvider } from '../../providers/media-search/media-search-port.ts';
import { createMediaSearch } from './media-search-service.ts';

const item = (source: string, ident: string): MediaItem => ({
  url: `https://x.test/${ident}.jpg`,
  thumbnail: '',
  title: ident,
  type: 'image',
  width: 1,
  height: 1,
  ident,
  source,
});
const provider = (value: string, search: MediaProvider['search'], pro = false): MediaProvider => ({
  value,
  label: value,
  description: '',
  type: 'image',
  pro,
  search,
});
const query = {
  keyword: 'tea',
  type: 'image',
  num: 10,
  shape: 'wide',
  source: 'all',
  proMediaSources: true,
  signal: new AbortController().signal,
} as const;

describe('searching in all sources', () => {
  it('takes turns, leaves out what is there twice, and survives a source that fails', async () => {
    const search = createMediaSearch([
      provider('a', async () => [item('a', '1'), item('a', '2')]),
      provider('b', async () => [item('b', '1'), item('b', '3')]),
      provider('c', () => Promise.reject(new Error('down'))),
    ]);
    expect((await search.find(query)).map(({ source, ident }) => source + ident)).toEqual([
      'a1',
      'a2',
      'b3',
    ]);
  });

  it('shows first what fits the shape and the size of the video', async () => {
    const sized = (ident: string, width: number, height: number) => ({
      ...item('a', ident),
      width,
      height,
    });
    const found = [sized('upright', 900, 1600), sized('tiny', 320, 180), sized('wide', 1600, 900)];
    const search = createMediaSearch([provider('a', async () => found)]);
    const order = async (shape: 'wide' | 'vertical', source: string) =>
      (await search.find({ ...query, shape, source })).map(({ ident }) => ident);
    expect(await order('wide', 'all')).toEqual(['wide', 'upright', 'tiny']);
    expect(await order('vertical', 'a')).toEqual(['upright', 'tiny', 'wide']);
  });

  it('does not wait for a slow source', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const stuck = ({ signal }: { readonly signal: AbortSignal }) =>
        new Promise<never>((_, reject) =>
          signal.addEventListener('abort', () => reject(new Error('late'))),
        );
      const search = createMediaSearch([
        provider('slow', stuck),
        provider('a', async () => [item('a', '1')]),
      ]);
      const found = search.find(query);
      await vi.advanceTimersByTimeAsync(6100);
      expect(await found).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('waits for what is searched on this machine, however busy it is', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const later = Promise.withResolvers<readonly MediaItem[]>();
      const search = createMediaSearch([
        { ...provider('ours', () => later.promise), isHere: true },
        provider('a', async () => [item('a', '1')]),
      ]);
      const found = search.find(query);
      await vi.advanceTimersByTimeAsync(20_000);
      later.resolve([item('ours', '2')]);
      expect(await found).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('keeps pro sources for plans that include them', async () => {
    const search = createMediaSearch([
      provider('a', async () => [item('a', '1')]),
      provider('p', async () => [item('p', '2')], true),
    ]);
    const free = { ...query, proMediaSources: false };
    expect(await search.find(query)).toHaveLength(2);
    expect(await search.find(free)).toHaveLength(1);
    await expect(search.find({ ...free, source: 'p' })).rejects.toMatchObject({
      code: 'paid-plan-required',
    });
  });

  it('has a name of its own for every kind, and goes by the kind that a source has', async () => {
    const film = { ...provider('films', async () => [item('films', '9')]), type: 'video' as const };
    const search = createMediaSearch([provider('a', async () => [item('a', '1')]), film]);
    const names = search.sources.map(({ value }) => value);
    expect(new Set(names).size).toBe(names.length);
    for (const source of ['films', 'all_videos']) {
      const found = await search.find({ ...query, source });
      expect(found.map((one) => one.source)).toEqual(['films']);
    }
    expect((await search.find({ ...query, type: 'video' }))[0]?.source).toBe('films');
    const both = await search.find({ ...query, type: 'image,video' });
    expect(both.map((one) => one.source)).toEqual(['a', 'films']);
  });
});

it('writes down once that a service does not answer, and once that it does again', async () => {
  let isDown = true;
  const search = createMediaSearch([
    provider('Pexels', async () => {
      if (isDown) throw new Error('503');
      return [item('Pexels', '1')];
    }),
  ]);
  const written: string[] = [];
  const log = {
    warn: (_: object, words: string) => written.push(words),
    info: (words: string) => written.push(words),
  } as never;
  await search.find({ ...query, log });
  await search.find({ ...query, log });
  await expect(search.find({ ...query, source: 'Pexels', log })).rejects.toThrow('503');
  // Somebody who leaves says nothing about the service.
  isDown = false;
  await search.find({ ...query, log });
  const left = AbortSignal.abort();
  await search.find({ ...query, log, signal: left }).catch(() => undefined);
  await search.find({ ...query, log });
  expect(written).toEqual([
    "Pexels doesn't answer searches; they go on without it.",
    'Pexels answers searches again.',
  ]);
});
