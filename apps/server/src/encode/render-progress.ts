/** How far a video is. */
export interface RenderProgress {
  /** 0 to 100; only grows, and is 100 only when the video is there. */
  readonly percent: number;
  /** The slide being worked on, from 1. */
  readonly slide: number;
  readonly slides: number;
  /** Undefined until enough is done to tell; from then on it only becomes less. */
  readonly secondsLeft: number | undefined;
}

/** How much of the time the parts take, of a movie that is drawn from beginning to end. */
const shares = { video: 0.92, audio: 0.06, join: 0.02 } as const;
/** Before this share is done, guesses are far off. */
const tellableShare = 0.05;

interface Work {
  /** Of those that have to be drawn; segments that are kept from before are no work. */
  readonly framesToDraw: number;
  readonly frameCount: number;
}

/** What share of the work is done, by how far its parts are. */
export function shareOfWork(
  { framesToDraw, frameCount }: Work,
  done: { readonly frames: number; readonly audio?: number; readonly joined?: boolean },
): number {
  const video = frameCount === 0 ? 0 : (shares.video * framesToDraw) / frameCount;
  const drawn = framesToDraw === 0 ? 0 : (video * done.frames) / framesToDraw;
  const mixed = shares.audio * (done.audio ?? 0);
  const joined = done.joined ? shares.join : 0;
  return Math.min(1, (drawn + mixed + joined) / (video + shares.audio + shares.join));
}

/** What people are told about a share of the work. */
export function tellShare(
  share: number,
  elapsedSeconds: number,
): Pick<RenderProgress, 'percent' | 'secondsLeft'> {
  const percent = share < 1 ? Math.min(99, Math.floor(share * 100)) : 100;
  const left = share >= tellableShare ? (elapsedSeconds * (1 - share)) / share : undefined;
  return { percent, secondsLeft: left === undefined ? undefined : Math.round(left) };
}

export interface ProgressWatch {
  /** @param framesDone of those that have to be drawn. */
  video(framesDone: number, slide: number): void;
  audio(share: number): void;
  done(): void;
}

interface Shown {
  readonly slides: number;
  /** The last one that is in the video, from 1. */
  readonly lastSlide: number;
}

/** Turns what is done into what people want to know. @param now in milliseconds. */
export function watchProgress(
  { slides, lastSlide, ...work }: Work & Shown,
  report: (progress: RenderProgress) => void,
  now: () => number = performance.now.bind(performance),
): ProgressWatch {
  const startedAt = now();
  const frames = work.framesToDraw;
  let drawn = 0;
  let mixed = 0;
  let slide = 1;
  let percent = 0;
  let secondsLeft: number | undefined;
  const tell = (share: number) => {
    const progress = tellShare(share, (now() - startedAt) / 1000);
    percent = Math.max(percent, progress.percent);
    if (progress.secondsLeft !== undefined) {
      secondsLeft = Math.min(secondsLeft ?? Number.POSITIVE_INFINITY, progress.secondsLeft);
    }
    report({ percent, secondsLeft, slide, slides });
  };
  return {
    video(framesDone, slideNow) {
      slide = slideNow;
      drawn = framesDone;
      tell(shareOfWork(work, { frames: drawn, audio: mixed }));
    },
    audio(share) {
      mixed = share;
      if (drawn >= frames) slide = lastSlide;
      tell(shareOfWork(work, { frames: drawn, audio: mixed }));
    },
    done: () => tell(shareOfWork(work, { frames, audio: 1, joined: true })),
  };
}
