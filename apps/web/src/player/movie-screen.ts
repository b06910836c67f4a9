import {
  audioPlan,
  movieSeconds,
  type PlannedSound,
  type ProjectData,
  posterSeconds,
} from '@reelwright/movie';
import {
  assetsAt,
  assetsNeeded,
  type DrawOptions,
  drawFrame,
  type Surface,
} from '@reelwright/stage';
import { createStore, type Store } from '../store/create-store.ts';
import { type BrowserAssets, createBrowserAssets } from './browser-assets.ts';
import { browserSurface } from './browser-surface.ts';
import { createPartLoader, type PartLoader } from './part-loader.ts';
import { createSoundMixer, type SoundMixer } from './sound-mixer.ts';
import { createTransport, type Transport } from './transport.ts';

type ScreenState =
  | {
      readonly stage: 'loading';
      readonly done: number;
      readonly total: number;
      /** A whole still is on the canvas already. */
      readonly isPosterDrawn: boolean;
    }
  | { readonly stage: 'ready' };

interface ScreenOptions {
  readonly movie: ProjectData;
  readonly loop: boolean;
  /** The slide that is shown before it is first played. */
  readonly slideIndex: number;
  /** How each frame is drawn, where that is not as in the finished video. */
  readonly drawing?: DrawOptions;
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

export function createMovieScreen(options: ScreenOptions): MovieScreen {
  const { movie: first, loop, slideIndex, drawing = {} } = options;
  const mixer = createSoundMixer((sound, came) => assets.noteSound(sound, came));
  const closing = new AbortController();
  let movie = first;
  let surface: Surface | undefined;
  let canvas: HTMLCanvasElement | null = null;
  let frame = 0;
  let hasStarted = false;
  let isPosterReady = false;
  /** Its ground and its words can be drawn: a slide without its picture is more than a black room. */
  let areWordsReady = false;
  let loader: PartLoader;
  let loadedUntil = 0;
  /** A moment whose pictures are all there: enough to look at while nothing plays. Sounds may take longer. */
  let still: { readonly movie: ProjectData; readonly seconds: number } | undefined;

  const state = createStore<ScreenState>({
    stage: 'loading',
    done: 0,
    total: 0,
    isPosterDrawn: false,
  });
  const transport = createTransport({
    durationSeconds: movieSeconds(movie),
    loop,
    now: steadyClock(mixer),
    canPlayAt: (seconds) => loader.isReady(seconds),
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
    // What was there last stays until the new place can be shown whole.
    const isStill = still?.movie === movie && still.seconds === seconds;
    const isShowable = hasStarted
      ? loader.isReady(seconds) || isStill
      : isPosterReady || areWordsReady;
    if (canvas && canvas.width > 0 && isShowable) {
      if (surface?.width !== canvas.width || surface.height !== canvas.height) {
        surface = browserSurface(canvas);
      }
      // Before it is first played, a still that shows more than the empty beginning.
      drawFrame(movie, hasStarted ? seconds : stillSeconds(), assets, surface, drawing);
    }
    screen.onFrame?.(seconds);
    if (!transport.state.get().isPlaying) return;
    loader.loadFrom(seconds);
    loadAgain(seconds);
    requestDraw();
  };
  const prepareStill = async () => {
    const wanted = { movie, seconds: transport.position() };
    if (transport.state.get().isPlaying || loader.isReady(wanted.seconds)) return;
    await assets.prepare(assetsAt(wanted.movie, wanted.seconds), 'now');
    // Another film or place may be wanted by now.
    if (wanted.movie !== movie || wanted.seconds !== transport.position()) return;
    still = wanted;
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
  const loadAgain = (seconds: number) => {
    if (
      assets.hasRoom() ||
      Math.abs(loadedUntil - seconds - loadAheadSeconds) < loadAheadSeconds / 2
    )
      return;
    loadedUntil = seconds + loadAheadSeconds;
    void assets.prepare(assetsNeeded(movie, seconds, loadedUntil), 'now');
  };

  const stopFollowing = transport.state.subscribe(() => {
    const { isPlaying, isWaiting, seconds } = transport.state.get();
    const isMoving = isPlaying && !isWaiting;
    hasStarted ||= isPlaying || seconds > 0;
    void prepareStill();
    loader.loadFrom(seconds);
    assets.setPlaying(isMoving);
    if (isMoving) mixer.start(seconds);
    else mixer.stop();
    // It was fetched ahead so far; now somebody waits for it.
    if (isWaiting) void assets.prepare(assetsNeeded(movie, seconds, seconds), 'now');
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
      loader.close();
      loader = loaderOf(next);
      transport.setDuration(movieSeconds(next));
      // What is being looked at is asked for first, the rest of the film after it.
      void prepareStill();
      requestDraw();
      await loader.ready(transport.position());
    },
    showOn: (next) => {
      canvas = next;
      surface = undefined;
      requestDraw();
    },
    drawAt: (width, height) => {
      if (!canvas || (canvas.width === width && canvas.height === height)) return;
      const before = copyOf(canvas);
      canvas.width = width;
      canvas.height = height;
      // What cannot be drawn yet is seen as it was: without it the picture is black until everything is there.
      if (before) drawWithin(canvas, before);
      // At once: a canvas that changes its size is empty until it is drawn.
      cancelAnimationFrame(frame);
      draw();
    },
    close: () => {
      closing.abort();
      loader.close();
      cancelAnimationFrame(frame);
      stopFollowing();
      mixer.close();
      assets.close();
    },
  };

  const loaderOf = (shown: ProjectData): PartLoader => {
    const { sounds } = audioPlan(shown);
    return createPartLoader({
      durationSeconds: movieSeconds(shown),
      // A film that rests may never be played: most of its pictures would be fetched and drawn for nothing.
      mayLoadAll: () => transport.state.get().isPlaying && assets.hasRoom(),
      load: async (from, to) => {
        const heard = soundsBetween(sounds, from, to);
        const hearing = mixer.prepare(heard, closing.signal);
        const place = transport.position();
        const haste = from <= place && place <= to ? 'now' : 'ahead';
        const seeing = assets.prepare(assetsNeeded(shown, from, to), haste, tellProgress);
        await Promise.all([seeing, hearing]);
      },
      onPart: () => {
        // Sounds that come while it plays begin where they would be by now.
        mixer.use(sounds, transport.position());
        requestDraw();
      },
    });
  };
  const tellProgress = (done: number, total: number) => {
    if (state.get().stage === 'ready') return;
    // One more for the sounds: the bar is full when it plays, not before.
    state.set({ stage: 'loading', done, total: total + 1, isPosterDrawn: isPosterReady });
  };

  const prepare = async () => {
    // A still of where it begins comes first, so that there is something to look at: its words before its pictures.
    const { fonts, emoji, ...pictures } = assetsAt(movie, stillSeconds());
    const nothing = { images: [], videos: [], emoji: [], fonts: [] };
    void assets.prepare({ ...nothing, fonts }, 'now').then(() => {
      areWordsReady = true;
      requestDraw();
    });
    await assets.prepare({ ...pictures, fonts, emoji }, 'now');
    isPosterReady = true;
    requestDraw();
    let prepared: PartLoader;
    do {
      prepared = loader;
      await prepared.ready(movieSeconds({ frames: movie.frames.slice(0, slideIndex) }));
      // Changed in the meantime: that one is played.
    } while (prepared !== loader);
    if (closing.signal.aborted) return;
    state.set({ stage: 'ready' });
    requestDraw();
  };
  loader = loaderOf(movie);
  void prepare();
  return screen;
}

function copyOf(canvas: HTMLCanvasElement): OffscreenCanvas | undefined {
  if (canvas.width === 0 || canvas.height === 0) return undefined;
  const copy = new OffscreenCanvas(canvas.width, canvas.height);
  copy.getContext('2d')?.drawImage(canvas, 0, 0);
  return copy;
}

function drawWithin(canvas: HTMLCanvasElement, picture: OffscreenCanvas): void {
  if (canvas.width === 0 || canvas.height === 0) return;
  const scale = Math.min(canvas.width / picture.width, canvas.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  const [x, y] = [(canvas.width - width) / 2, (canvas.height - height) / 2];
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height);
}

function soundsBetween(
  sounds: readonly PlannedSound[],
  fromSeconds: number,
  toSeconds: number,
): readonly PlannedSound[] {
  return sounds.filter(
    ({ startSeconds, playSeconds }) =>
      startSeconds <= toSeconds && startSeconds + playSeconds >= fromSeconds,
  );
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
