import { movieSeconds, type ProjectData } from '@reelwright/movie';
import { assetsAt, assetsNeeded, drawFrame, type Surface } from '@reelwright/stage';
import { createBrowserAssets } from './browser-assets.ts';
import { browserSurface } from './browser-surface.ts';

interface ThumbMoment {
  readonly width: number;
  readonly height: number;
  readonly movie: ProjectData;
  readonly stillSeconds: number;
  readonly isPlaying: boolean;
  /** The part of it that plays; all of it unless told. */
  readonly part?: MoviePart | undefined;
  /** Where nothing is drawn, what lies behind it is seen, as in a film without a background. */
  readonly isClear?: boolean | undefined;
}

export interface MoviePart {
  readonly from: number;
  readonly to: number;
}

/** A movie in small, without sound and controls. */
export interface ThumbScreen {
  /** Shows one still, or plays from the start, over and over. A changed movie goes on where it was. */
  show(moment: ThumbMoment): void;
  close(): void;
}

/** A film begins when this much of it is there. */
const beginningSeconds = 3;

export function createThumbScreen(canvas: HTMLCanvasElement): ThumbScreen {
  let shown: ThumbMoment | undefined;
  let surface: Surface | undefined;
  let startedMs = 0;
  let frame = 0;
  let asked: ThumbMoment | undefined;

  const draw = () => {
    frame = 0;
    if (!shown) return;
    const { movie, width, height, isPlaying, stillSeconds, part, isClear } = shown;
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
      surface = undefined;
    }
    surface ??= browserSurface(canvas);
    const playedSeconds = (performance.now() - startedMs) / 1000;
    const seconds = isPlaying ? playedAt(movie, playedSeconds, part) : stillSeconds;
    drawFrame(movie, seconds, assets, surface, isClear ? { clear: true } : {});
    if (isPlaying) requestDraw();
  };
  const requestDraw = () => {
    if (shown) frame ||= requestAnimationFrame(draw);
  };
  const assets = createBrowserAssets((what) => {
    // Text was measured before its font was there.
    if (what === 'font') surface = undefined;
    requestDraw();
  });
  return {
    show: async (next) => {
      asked = next;
      const { movie, isPlaying, stillSeconds } = next;
      // Whatever plays is being pointed at, and perhaps pressed next: what it shows comes before all that is fetched ahead.
      const still = assets.prepare(assetsAt(movie, stillSeconds), isPlaying ? 'now' : 'ahead');
      const from = next.part?.from ?? 0;
      const beginning = assetsNeeded(
        movie,
        from,
        Math.min(movieSeconds(movie), from + beginningSeconds),
      );
      const preparing = isPlaying ? assets.prepare(beginning, 'ahead') : still;
      // What is there already changes at once, and shows new pictures as they come.
      if (!shown) await preparing;
      if (asked !== next) return;
      const isOther = shown?.part !== next.part;
      if (isPlaying && (!shown?.isPlaying || isOther)) startedMs = performance.now();
      shown = next;
      assets.setPlaying(isPlaying);
      requestDraw();
      // The rest comes while the beginning plays.
      if (isPlaying) void assets.prepare(assetsNeeded(movie, 0, movieSeconds(movie)), 'ahead');
    },
    close: () => {
      asked = undefined;
      shown = undefined;
      cancelAnimationFrame(frame);
      assets.close();
    },
  };
}

/** Over and over, from its beginning or that of a part. */
function playedAt(movie: ProjectData, playedSeconds: number, part: MoviePart | undefined): number {
  const { from, to } = part ?? { from: 0, to: movieSeconds(movie) };
  return from + (playedSeconds % Math.max(0.1, to - from));
}
