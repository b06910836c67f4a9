import { audioPlan, movieSeconds, type ProjectData, posterSeconds } from '@reelwright/movie';
import { assetsNeeded, drawFrame, type Surface } from '@reelwright/stage';
import { createStore, type Store } from '../store/create-store.ts';
import { type BrowserAssets, createBrowserAssets } from './browser-assets.ts';
import { browserSurface } from './browser-surface.ts';
import { createSoundMixer, type SoundMixer } from './sound-mixer.ts';
import { createTransport, type Transport } from './transport.ts';

type ScreenState =
  | { readonly stage: 'loading'; readonly done: number; readonly total: number }
  | { readonly stage: 'ready' };

interface ScreenOptions {
  readonly movie: ProjectData;
  readonly loop: boolean;
}

/** A movie being shown on a canvas: picture, sound and clock together. No React in here. */
export interface MovieScreen {
  readonly durationSeconds: number;
  readonly transport: Transport;
  readonly state: Store<ScreenState>;
  readonly assets: BrowserAssets;
  readonly mixer: SoundMixer;
  /** Draws on this canvas from now on. */
  showOn(canvas: HTMLCanvasElement | null): void;
  /** How many pixels to draw. */
  drawAt(width: number, height: number): void;
  /** Called with every drawn frame. */
  onFrame: ((seconds: number) => void) | undefined;
  close(): void;
}

export function createMovieScreen({ movie, loop }: ScreenOptions): MovieScreen {
  const mixer = createSoundMixer();
  const closing = new AbortController();
  let surface: Surface | undefined;
  let canvas: HTMLCanvasElement | null = null;
  let frame = 0;
  let hasStarted = false;

  const state = createStore<ScreenState>({ stage: 'loading', done: 0, total: 0 });
  const durationSeconds = movieSeconds(movie);
  const transport = createTransport({
    durationSeconds,
    loop,
    now: steadyClock(mixer),
  });
  const assets = createBrowserAssets(() => requestDraw());

  const draw = () => {
    frame = 0;
    transport.tick();
    const seconds = transport.position();
    if (canvas && canvas.width > 0 && state.get().stage === 'ready') {
      if (surface?.width !== canvas.width || surface.height !== canvas.height) {
        surface = browserSurface(canvas);
      }
      // Before it is first played, a still that shows more than the empty beginning.
      drawFrame(movie, hasStarted ? seconds : posterSeconds(movie), assets, surface);
    }
    screen.onFrame?.(seconds);
    if (transport.state.get().isPlaying) requestDraw();
  };
  const requestDraw = () => {
    frame ||= requestAnimationFrame(draw);
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
    durationSeconds,
    transport,
    state,
    assets,
    mixer,
    onFrame: undefined,
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
    const needed = assetsNeeded(movie, 0, durationSeconds);
    await Promise.all([
      assets.prepare(needed, (done, total) => state.set({ stage: 'loading', done, total })),
      mixer.prepare(audioPlan(movie).sounds, closing.signal),
    ]);
    state.set({ stage: 'ready' });
    requestDraw();
  };
  prepare().catch((error: unknown) => {
    if (!closing.signal.aborted) throw error;
  });
  return screen;
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
