import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAssetStore } from './asset-store.ts';
import { createBrowserAssets } from './browser-assets.ts';
import { openVideoReel } from './video-reel.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Pictures of ten bytes in a store for thirty. */
function setUp() {
  const asked: string[] = [];
  const discarded: string[] = [];
  const away = new Set<string>();
  const store = createAssetStore<string>({
    load: async (key) => {
      asked.push(key);
      if (away.has(key)) throw new Error('away');
      return key;
    },
    bytesOf: () => 10,
    discard: (asset) => discarded.push(asset),
    maxBytes: 30,
    timeoutMs: 5000,
  });
  return { store, asked, discarded, away };
}
const holder = () => ({ onArrival: vi.fn(), onFailure: vi.fn() });

it('loads once what several ask for, and keeps it for the next', async () => {
  const { store, asked } = setUp();
  await Promise.all([store.require('a', holder()), store.require('a', holder())]);
  expect(await store.require('a', holder())).toBe('ready');
  expect(asked).toEqual(['a']);
  expect(store.get('a')).toBe('a');
});

it('closes what nobody shows any more once it needs the room', async () => {
  const { store, discarded } = setUp();
  const [first, second] = [holder(), holder()];
  for (const key of ['a', 'b', 'c']) await store.require(key, first);
  store.release(first);
  expect(discarded).toEqual([]);
  vi.advanceTimersByTime(2000);
  store.get('a');
  await store.require('d', second);
  expect(discarded).toEqual(['b']);
  expect(store.get('b')).toBeUndefined();
});

it('never takes away what is on screen, and gets back what had to go when it is drawn again', async () => {
  const { store, discarded } = setUp();
  const shown = holder();
  for (const key of ['a', 'b', 'c', 'd']) await store.require(key, shown);
  expect(discarded).toEqual([]);
  vi.advanceTimersByTime(2000);
  for (const key of ['b', 'c', 'd']) store.get(key);
  await store.require('e', shown);
  expect(discarded).toContain('a');
  shown.onArrival.mockClear();
  expect(store.get('a')).toBeUndefined();
  await vi.advanceTimersByTimeAsync(0);
  expect(store.get('a')).toBe('a');
  expect(shown.onArrival).toHaveBeenCalledWith('a');
});

it('tries again what failed, less and less often, and tells who waits when it comes', async () => {
  const { store, asked, away } = setUp();
  const shown = holder();
  away.add('a');
  expect(await store.require('a', shown)).toBe('failed');
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).toHaveLength(2);
  // What failed is shown as missing, also while it is tried again.
  expect(store.isComing('a')).toBe(false);
  expect(shown.onFailure).toHaveBeenCalledOnce();
  away.clear();
  await vi.advanceTimersByTimeAsync(8000);
  expect(shown.onArrival).toHaveBeenCalledWith('a');
  expect(store.get('a')).toBe('a');
});

it('tries again at once when the connection is back, however often it failed before', async () => {
  const { store, asked, away } = setUp();
  away.add('a');
  await store.require('a', holder());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toHaveLength(4);
  away.clear();
  store.retryFailed();
  await vi.advanceTimersByTimeAsync(0);
  expect(store.get('a')).toBe('a');
});

it('does not wait for ever, and still takes what comes late', async () => {
  let arrive = (_: string) => {};
  const store = createAssetStore<string>({
    load: () => new Promise((resolve) => (arrive = resolve)),
    bytesOf: () => 1,
    discard: () => {},
    maxBytes: 10,
    timeoutMs: 5000,
  });
  const shown = holder();
  expect(store.isComing('a')).toBe(false);
  const asking = store.require('a', shown);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await asking).toBe('late');
  expect(store.isComing('a')).toBe(true);
  arrive('a');
  await vi.advanceTimersByTimeAsync(0);
  expect(shown.onArrival).toHaveBeenCalledWith('a');
  expect(store.isComing('a')).toBe(false);
  expect(store.get('a')).toBe('a');
});

it('fetches at once what is looked at, however much is being fetched ahead', async () => {
  const arrivals = new Map<string, (asset: string) => void>();
  const hastes: Record<string, string> = {};
  const store = createAssetStore<string>({
    load: (key, haste) => {
      hastes[key] = haste;
      return new Promise((resolve) => arrivals.set(key, resolve));
    },
    bytesOf: () => 1,
    discard: () => {},
    maxBytes: 100,
    timeoutMs: 5000,
  });
  const small = ['a', 'b', 'c', 'd', 'e'];
  for (const key of small) void store.require(key, holder(), 'ahead');
  const last = store.require('f', holder(), 'ahead');
  expect([...arrivals.keys()]).toEqual(['a', 'b', 'c']);
  void store.require('new', holder(), 'now');
  void store.require('e', holder(), 'now');
  expect(hastes).toMatchObject({ new: 'now', e: 'now' });
  expect(arrivals.has('d')).toBe(false);
  arrivals.get('a')?.('a');
  await vi.advanceTimersByTimeAsync(0);
  expect(arrivals.has('d')).toBe(true);
  expect(arrivals.has('f')).toBe(false);
  // Waiting in line is nothing that a picture is given up for.
  await vi.advanceTimersByTimeAsync(6000);
  for (const key of ['b', 'c', 'd', 'f']) {
    arrivals.get(key)?.(key);
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(await last).toBe('ready');
});

it('names what was waited for in vain as the specification words it, and not what failed', async () => {
  const never = new Promise<void>(() => {});
  const fails = () => Promise.reject(new Error('away'));
  class SlowImage {
    src = '';
    decode = () => (this.src.includes('slow') ? never : fails());
  }
  vi.stubGlobal('Image', SlowImage);
  vi.stubGlobal('location', { origin: 'https://example.com' });
  const assets = createBrowserAssets(() => {});
  const images = ['/files/slow.png', '/files/broken.png'];
  const prepared = assets.prepare({ images, fonts: [], emoji: [], videos: [] }, 'now');
  await vi.advanceTimersByTimeAsync(4999);
  expect(assets.timeouts()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await prepared;
  expect(assets.timeouts()).toEqual(['timeout /files/slow.png (no @load received)']);

  const music = { url: '/files/music.mp3', name: 'Music' };
  assets.noteSound({ url: '/files/gone.mp3', name: 'Voice' }, 'failed');
  assets.noteSound(music, 'late');
  expect(assets.timeouts()).toContain('timeout /files/music.mp3 (no @load received)');
  assets.noteSound(music, 'ready');
  expect(assets.problems.get()).toEqual([
    { kind: 'missing-sound', url: '/files/gone.mp3', name: 'Voice' },
  ]);
  assets.close();
});

it('asks for another drawing once a video that stands still has found the frame that was sought', async () => {
  const video = Object.assign(new EventTarget(), {
    currentTime: 0,
    duration: 10,
    readyState: 1,
    seeking: false,
    paused: true,
    pause: () => {},
  });
  vi.stubGlobal('document', { createElement: () => video });
  vi.stubGlobal('location', { origin: 'https://example.com' });
  const onFrame = vi.fn();
  const opening = openVideoReel('/files/sea.mp4', onFrame, new AbortController().signal);
  video.dispatchEvent(new Event('loadeddata'));
  const reel = await opening;
  expect(reel.frameAt(4, false)).toBeUndefined();
  expect(video.currentTime).toBe(4);
  expect(onFrame).not.toHaveBeenCalled();
  video.readyState = 2;
  video.dispatchEvent(new Event('seeked'));
  expect(onFrame).toHaveBeenCalledOnce();
  expect(reel.frameAt(4, false)).toBe(video);
});
