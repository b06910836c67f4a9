import type { Assets, AssetsNeeded, StageProblem } from '@reelwright/stage';
import { createStore, type Store } from '../store/create-store.ts';
import type { Haste } from './fetch-line.ts';
import { loadTimeoutMs, loadWithin } from './load-within.ts';
import { fontKey, fonts, pictures } from './shared-assets.ts';
import { openVideoReel, type VideoReel } from './video-reel.ts';

/** What cannot be shown as it should be, or not heard. */
export type PlayerProblem =
  | StageProblem
  | { readonly kind: 'missing-sound'; readonly url: string; readonly name: string };

/** What a movie needs, in the browser. Pictures and fonts are shared with everything else on the page. */
export interface BrowserAssets extends Assets {
  /** Gets everything ready that is not yet; what fails is left out, and tried again later. */
  prepare(
    needed: AssetsNeeded,
    haste: Haste,
    onProgress?: (done: number, total: number) => void,
  ): Promise<void>;
  /** Whether videos run on by themselves, or wait to be asked for frames. */
  setPlaying(isPlaying: boolean): void;
  /** Everything that could not be drawn as it should be, each once; without what has come since. */
  readonly problems: Store<readonly PlayerProblem[]>;
  /** Sounds are loaded elsewhere; one that is missing is a problem like a missing picture. */
  noteSound(sound: { readonly url: string; readonly name: string }, came: SoundArrival): void;
  /** Addresses that were waited for in vain, in the words of the error report. */
  readonly timeouts: () => readonly string[];
  /** Whether there is memory to load more ahead. */
  hasRoom(): boolean;
  close(): void;
}

type Arrival = 'picture' | 'font' | 'video';
export type SoundArrival = 'ready' | 'failed' | 'late';

/** @param onArrival something came after it was needed, is known to be missing, or a video found its frame: time to draw again. */
export function createBrowserAssets(onArrival: (what: Arrival) => void): BrowserAssets {
  const reels = new Map<string, Promise<VideoReel | 'failed' | 'late'>>();
  const openReels = new Map<string, VideoReel>();
  const problems = createStore<readonly PlayerProblem[]>([]);
  const timedOut = new Set<string>();
  const closing = new AbortController();
  let isPlaying = false;

  const pictureHolder = {
    onArrival: (key: string) => {
      settle((problem) => addressOf(problem) === key);
      onArrival('picture');
    },
    onFailure: () => onArrival('picture'),
  };
  const fontHolder = {
    onArrival: () => {
      settle(({ kind }) => kind === 'missing-font');
      onArrival('font');
    },
  };
  const settle = (isSettled: (problem: PlayerProblem) => boolean) => {
    const left = problems.get().filter((problem) => !isSettled(problem));
    if (left.length < problems.get().length) problems.set(left);
  };

  const awaitPicture = async (address: string, haste: Haste) => {
    if ((await pictures.require(address, pictureHolder, haste)) === 'late') timedOut.add(address);
  };
  const awaitVideo = async (url: string) => {
    const opening =
      reels.get(url) ??
      loadWithin(loadTimeoutMs.video, (late) =>
        openVideoReel(url, () => onArrival('video'), AbortSignal.any([late, closing.signal])),
      );
    reels.set(url, opening);
    const reel = await opening;
    if (typeof reel === 'string') {
      if (reel === 'late') timedOut.add(url);
      // The next one who asks tries again.
      reels.delete(url);
    } else if (closing.signal.aborted) reel.close();
    else {
      openReels.set(url, reel);
      // Asked for before it was there: a movie that is still being changed draws what it has.
      settle((problem) => problem.kind === 'missing-video' && problem.url === url);
    }
    // A slide that stands still was drawn without it.
    if (!closing.signal.aborted) onArrival('video');
  };

  /** Nothing to tell anybody of: a video that is being opened, or looks for its frame, has one in a moment. */
  const isOnItsWay = (problem: StageProblem) => {
    if (problem.kind === 'missing-video') return reels.has(problem.url);
    const address = addressOf(problem);
    return address !== undefined && pictures.isComing(address);
  };
  const addProblem = (problem: PlayerProblem) => {
    const key = keyOf(problem);
    if (problems.get().some((known) => keyOf(known) === key)) return;
    problems.set([...problems.get(), problem]);
  };

  return {
    image: (url) => pictures.get(url),
    emoji: (grapheme) => pictures.get(emojiAddress(grapheme)),
    // Also while an open one looks for its frame: it has one in a moment.
    isComing: (url) => pictures.isComing(url) || reels.has(url),
    isEmojiComing: (grapheme) => pictures.isComing(emojiAddress(grapheme)),
    fontReady: (file) => fonts.get(fontKey(file)) !== undefined,
    videoSeconds: (url) => openReels.get(url)?.seconds,
    videoFrame: (url, seconds) => openReels.get(url)?.frameAt(seconds, isPlaying),
    report: (problem) => {
      if (!isOnItsWay(problem)) addProblem(problem);
    },
    noteSound: ({ url, name }, came) => {
      // Whoever closes a player ends what it loads: nothing is missing then.
      if (closing.signal.aborted) return;
      // It is still on its way, and nothing to tell anybody of.
      if (came === 'late') timedOut.add(url);
      else if (came === 'failed') addProblem({ kind: 'missing-sound', url, name });
      else settle((problem) => problem.kind === 'missing-sound' && problem.url === url);
    },
    problems,
    timeouts: () => [...timedOut].map((url) => `timeout ${url} (no @load received)`),
    hasRoom: pictures.hasRoom,
    prepare: async (needed, haste, onProgress = () => {}) => {
      const loading = [
        ...needed.fonts.map((file) => fonts.require(fontKey(file), fontHolder, haste)),
        ...needed.images.map((url) => awaitPicture(url, haste)),
        ...needed.emoji.map((grapheme) => awaitPicture(emojiAddress(grapheme), haste)),
        ...needed.videos.map(awaitVideo),
      ];
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
      if (!playing) for (const reel of openReels.values()) reel.pause();
    },
    close: () => {
      closing.abort();
      pictures.release(pictureHolder);
      fonts.release(fontHolder);
      for (const reel of openReels.values()) reel.close();
      openReels.clear();
    },
  };
}

/** The same thing may be missing at many moments. */
function keyOf(problem: PlayerProblem): string {
  return JSON.stringify({ ...problem, seconds: undefined });
}

function addressOf(problem: PlayerProblem): string | undefined {
  if (problem.kind === 'missing-picture') return problem.url;
  return problem.kind === 'missing-emoji' ? emojiAddress(problem.grapheme) : undefined;
}

function emojiAddress(grapheme: string): string {
  const points = [...grapheme].map((letter) => letter.codePointAt(0)?.toString(16));
  return `/emoji/${points.join('-')}.png`;
}
