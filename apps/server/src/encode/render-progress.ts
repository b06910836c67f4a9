/** How far a video is. */
export interface RenderProgress {
  /** 0 to 100; only grows, and is 100 only when the video is there. */
  readonly percent: number;
  /** The slide being worked on, from 1. */
  readonly slide: number;
  readonly slides: number;
  /** Undefined until enough is done to tell. */
  readonly secondsLeft: number | undefined;
}

/** How much of the time the parts take, of a movie that is drawn from beginning to end. */
const SHARES = { video: 0.92, audio: 0.06, join: 0.02 } as const;
/** Before this share is done, guesses are far off. */
const TELLABLE_SHARE = 0.02;

export interface ProgressWatch {
  /** @param framesDone of those that have to be drawn. */
  video(framesDone: number, slide: number): void;
  audio(share: number): void;
  done(): void;
}

/** Turns what is done into what people want to know. @param now in milliseconds. */
export function watchProgress(
  {
    framesToDraw,
    frameCount,
    slides,
  }: { framesToDraw: number; frameCount: number; slides: number },
  report: (progress: RenderProgress) => void,
  now: () => number = performance.now.bind(performance),
): ProgressWatch {
  const startedAt = now();
  // Segments that are kept from before are no work: they take no part of the hundred percent.
  const videoShare = (SHARES.video * framesToDraw) / frameCount;
  const whole = videoShare + SHARES.audio + SHARES.join;
  let slide = 1;
  let percent = 0;
  const tell = (work: number) => {
    const share = Math.min(1, work / whole);
    percent = Math.max(percent, share < 1 ? Math.min(99, Math.floor(share * 100)) : 100);
    const secondsLeft =
      share >= TELLABLE_SHARE ? (((now() - startedAt) / 1000) * (1 - share)) / share : undefined;
    report({
      percent,
      slide,
      slides,
      secondsLeft: secondsLeft === undefined ? undefined : Math.round(secondsLeft),
    });
  };
  return {
    video(framesDone, slideNow) {
      slide = slideNow;
      tell(framesToDraw === 0 ? 0 : (videoShare * framesDone) / framesToDraw);
    },
    audio(share) {
      slide = slides;
      tell(videoShare + SHARES.audio * share);
    },
    done: () => tell(whole),
  };
}
