import { audioPlan, movieSeconds, type ProjectData, posterSeconds } from '@reelwright/movie';
import { assetsNeeded, drawFrame, type Surface } from '@reelwright/stage';
import { createStore, type Store } from '../store/create-store.ts';
import { type BrowserAssets, createBrowserAssets } from './browser-assets.ts';
import { browserSurface } from './browser-surface.ts';
import { createSoundMixer, type SoundMixer } from './sound-mixer.ts';
import { createTransport, type Transport } from './transport.ts';

type ScreenState =
  | {
      readonly stage: 'loading';
      readonly done: number;
      readonly total: number;
      /** A still is on the canvas already. */
      readonly isPosterDrawn: boolean;
    }
  | { readonly stage: 'ready' };

interface ScreenOptions {
  readonly movie: ProjectData;
  readonly loop: boolean;
  /** The slide that is shown before it is first played. */
  readonly slideIndex: number;
}

/** A movie being shown on a canvas: picture, sound and clock together. No React in here. */
export interface MovieScreen {
  readonly transport: Transport;
  readonly state: Store<ScreenState>;
  readonly assets: BrowserAssets;
  readonly mixer: SoundMixer;
  /** Takes a changed movie while it plays: sound, surface and everything that is loaded stay. */
  change(movie: ProjectData): Promise<void>;
  /** Draws on this canvas from now on. */
  showOn(canvas: HTMLCanvasElement | null): void;
  /** How many pixels to draw. */
  drawAt(width: number, height: number): void;
  /** Called with every drawn frame. */
  onFrame: ((seconds: number) => void) | undefined;
  close(): void;
}

/** What is on screen this soon is loaded again in time, should it have made room for something else. */
const loadAheadSeconds = 10;

export function createMovieScreen({ movie: first, loop, slideIndex }: ScreenOptions): MovieScreen {
  const mixer = createSoundMixer();
  const closing = new AbortController();
  let movie = first;
  let surface: Surface | undefined;
  let canvas: HTMLCanvasElement | null = null;
  let frame = 0;
  let hasStarted = false;
  let isPosterReady = false;
  let loadedUntil = 0;

  const state = createStore<ScreenState>({
    ...{ stage: 'loading', done: 0, total: 0, isPosterDrawn: false },
  });
  const transport = createTransport({
    durationSeconds: movieSeconds(movie),
    loop,
    now: steadyClock(mixer),
  });
  const assets = createBrowserAssets((what) => {
    // Text was measured before its font was there.
    if (what === 'font') surface = undefined;
    requestDraw();
  });

  const draw = () => {
    frame = 0;
    transport.tick();
    const seconds = transport.position();
    if (canvas && canvas.width > 0 && isPosterReady) {
      if (surface?.width !== canvas.width || surface.height !== canvas.height) {
        surface = browserSurface(canvas);
      }
      // Before it is first played, a still that shows more than the empty beginning.
      drawFrame(movie, hasStarted ? seconds : stillSeconds(), assets, surface);
    }
    screen.onFrame?.(seconds);
    if (!transport.state.get().isPlaying) return;
    loadAhead(seconds);
    requestDraw();
  };
  const stillSeconds = () => {
    const before = movieSeconds({ frames: movie.frames.slice(0, slideIndex) });
    return before + posterSeconds({ frames: movie.frames.slice(slideIndex) });
  };
  const requestDraw = () => {
    // Pictures that were on their way arrive after it was closed: another screen is shown by then.
    if (closing.signal.aborted) return;
    frame ||= requestAnimationFrame(draw);
  };
  const loadAhead = (seconds: number) => {
    if (
      assets.hasRoom() ||
      Math.abs(loadedUntil - seconds - loadAheadSeconds) < loadAheadSeconds / 2
    )
      return;
    loadedUntil = seconds + loadAheadSeconds;
    void assets.prepare(assetsNeeded(movie, seconds, loadedUntil));
  };

  const stopFollowing = transport.state.subscribe(() => {
    const { isPlaying, seconds } = transport.state.get();
    hasStarted ||= isPlaying || seconds > 0;
    assets.setPlaying(isPlaying);
    if (isPlaying) mixer.start(seconds);
    else mixer.stop();
    requestDraw();
  });

  const screen: MovieScreen = {
    transport,
    state,
    assets,
    mixer,
    onFrame: undefined,
    change: async (next) => {
      if (next === movie) return;
      movie = next;
      transport.setDuration(movieSeconds(next));
      requestDraw();
      const { sounds } = audioPlan(next);
      await Promise.all([loadPictures(assets, next), mixer.prepare(sounds, closing.signal)]);
      // Changed once more in the meantime: that one's sounds are played.
      if (next === movie && !closing.signal.aborted) mixer.use(sounds, transport.position());
    },
    showOn: (next) => {
      canvas = next;
      surface = undefined;
      requestDraw();
    },
    drawAt: (width, height) => {
      if (!canvas || (canvas.width === width && canvas.height === height)) return;
      canvas.width = width;
      canvas.height = height;
      // At once: a canvas that changes its size is empty until it is drawn.
      cancelAnimationFrame(frame);
      draw();
    },
    close: () => {
      closing.abort();
      cancelAnimationFrame(frame);
      stopFollowing();
      mixer.close();
      assets.close();
    },
  };

  const prepare = async () => {
    const prepared = movie;
    const { sounds } = audioPlan(prepared);
    // A still of where it begins comes first, so that there is something to look at.
    const drawPoster = async () => {
      await assets.prepare(assetsNeeded(prepared, stillSeconds(), stillSeconds()));
      isPosterReady = true;
      requestDraw();
      await loadPictures(assets, prepared, (done, total) =>
        state.set({ stage: 'loading', done, total, isPosterDrawn: true }),
      );
    };
    await Promise.all([drawPoster(), mixer.prepare(sounds, closing.signal)]);
    if (closing.signal.aborted) return;
    if (prepared === movie) mixer.use(sounds, transport.position());
    state.set({ stage: 'ready' });
    requestDraw();
  };
  void prepare();
  return screen;
}

/** From the beginning on, as much as there is memory for. The rest is loaded while it plays. */
async function loadPictures(
  assets: BrowserAssets,
  movie: ProjectData,
  onProgress: (doneSeconds: number, totalSeconds: number) => void = () => {},
): Promise<void> {
  const total = movieSeconds(movie);
  const step = 2 * loadAheadSeconds;
  for (let from = 0; from < total && (from === 0 || assets.hasRoom()); from += step) {
    const part = Math.min(step, total - from);
    await assets.prepare(assetsNeeded(movie, from, from + part), (done, all) =>
      onProgress(from + (all > 0 ? (part * done) / all : part), total),
    );
  }
}

/** The sound card's clock where it runs, else the page's. They count alike, so changing over is only an offset. */
function steadyClock(mixer: SoundMixer): () => number {
  let last = 0;
  let offset = 0;
  let usesSound = false;
  return () => {
    const sound = mixer.clock();
    const own = sound ?? performance.now() / 1000;
    if ((sound !== undefined) !== usesSound) {
      usesSound = sound !== undefined;
      offset = last - own;
    }
    last = own + offset;
    return last;
  };
}
