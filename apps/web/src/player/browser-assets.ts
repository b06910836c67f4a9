import type { Assets, AssetsNeeded, StageProblem } from '@reelwright/stage';
import { createStore, type Store } from '../store/create-store.ts';
import { loadFont } from './load-font.ts';
import { loadImage } from './load-image.ts';
import { loadTimeoutMs, loadWithin } from './load-within.ts';
import { openVideoReel, type VideoReel } from './video-reel.ts';

/** What a movie needs, in the browser. */
export interface BrowserAssets extends Assets {
  /** Gets everything ready that is not yet; what fails is left out. */
  prepare(needed: AssetsNeeded, onProgress: (done: number, total: number) => void): Promise<void>;
  /** Whether videos run on by themselves, or wait to be asked for frames. */
  setPlaying(isPlaying: boolean): void;
  /** Everything that could not be drawn as it should be, each once. */
  readonly problems: Store<readonly StageProblem[]>;
  close(): void;
}

/** @param onFrame a video has found a frame that was asked for: time to draw again. */
export function createBrowserAssets(onFrame: () => void): BrowserAssets {
  const images = new Map<string, ImageBitmap>();
  const emoji = new Map<string, ImageBitmap>();
  const reels = new Map<string, VideoReel>();
  const fonts = new Set<string>();
  const problems = createStore<readonly StageProblem[]>([]);
  const known = new Set<string>();
  /** Whoever asks for what another is already getting waits for that. */
  const asked = new Map<string, Promise<void>>();
  const closing = new AbortController();
  let isPlaying = false;

  const once = (key: string, load: () => Promise<void>): Promise<void> => {
    const loading = asked.get(key) ?? load();
    asked.set(key, loading);
    return loading;
  };
  const load = (needed: AssetsNeeded): readonly Promise<void>[] => [
    ...needed.fonts.map((file) =>
      once(`font ${file.name}`, async () => {
        const face = await loadWithin(loadTimeoutMs.font, () => loadFont(file.name, file.path));
        if (face) fonts.add(file.name);
      }),
    ),
    ...needed.images.map((url) =>
      once(`image ${url}`, async () => {
        const image = await loadWithin(loadTimeoutMs.image, () => loadImage(url));
        if (image) images.set(url, image);
      }),
    ),
    ...needed.emoji.map((grapheme) =>
      once(`emoji ${grapheme}`, async () => {
        const image = await loadWithin(loadTimeoutMs.image, () =>
          loadImage(emojiAddress(grapheme)),
        );
        if (image) emoji.set(grapheme, image);
      }),
    ),
    ...needed.videos.map((url) =>
      once(`video ${url}`, async () => {
        const open = (signal: AbortSignal) =>
          openVideoReel(url, onFrame, AbortSignal.any([signal, closing.signal]));
        const reel = await loadWithin(loadTimeoutMs.video, open);
        if (reel) reels.set(url, reel);
      }),
    ),
  ];

  return {
    image: (url) => images.get(url),
    emoji: (grapheme) => emoji.get(grapheme),
    fontReady: ({ name }) => fonts.has(name),
    videoSeconds: (url) => reels.get(url)?.seconds,
    videoFrame: (url, seconds) => reels.get(url)?.frameAt(seconds, isPlaying),
    report: (problem) => {
      // A video that looks for its frame has one in a moment.
      if (problem.kind === 'missing-video' && reels.has(problem.url)) return;
      const key = JSON.stringify({ ...problem, seconds: undefined });
      if (known.has(key)) return;
      known.add(key);
      problems.set([...problems.get(), problem]);
    },
    problems,
    prepare: async (needed, onProgress) => {
      const loading = load(needed);
      let done = 0;
      onProgress(0, loading.length);
      const count = () => {
        done += 1;
        onProgress(done, loading.length);
      };
      await Promise.all(loading.map((part) => part.then(count)));
    },
    setPlaying: (playing) => {
      isPlaying = playing;
      if (!playing) for (const reel of reels.values()) reel.pause();
    },
    close: () => {
      closing.abort();
      for (const reel of reels.values()) reel.close();
    },
  };
}

function emojiAddress(grapheme: string): string {
  const points = [...grapheme].map((letter) => letter.codePointAt(0)?.toString(16));
  return `/emoji/${points.join('-')}.png`;
}
