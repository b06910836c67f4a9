import { slideOnTop } from '@reelwright/motion';
import { movieSeconds, watermarkOf } from '@reelwright/movie';
import { toldLanguage } from '@reelwright/movie/language';
import type { Assets } from './assets/assets.ts';
import { backgroundStep } from './background/background-step.ts';
import { drawCaption } from './captions/draw-caption.ts';
import { cssColor } from './color/parse-color.ts';
import { fitPicture } from './items/fit-picture.ts';
import { unknownTransitions } from './items/unknown-motions.ts';
import type { Movie } from './movie.ts';
import { drawPosed } from './pose/draw-posed.ts';
import { drawOverlay, overlayFilter, overlayLook } from './slides/draw-overlay.ts';
import { drawSlide } from './slides/draw-slide.ts';
import { drawWatermark } from './slides/draw-watermark.ts';
import { sharedSmear } from './slides/shared-smear.ts';
import { type SlidePlace, slideAt } from './slides/slide-at.ts';
import { type SlideChange, slideChange, transitionInto } from './slides/slide-change.ts';
import { slideSteps } from './slides/slide-steps.ts';
import { stageMatrix } from './stage-scale.ts';
import { aim, type Brush, moved } from './surface/brush.ts';
import { drawLayer } from './surface/draw-layer.ts';
import { drawScaled } from './surface/draw-scaled.ts';
import { drawSteps, type Step } from './surface/draw-steps.ts';
import { translation } from './surface/matrix.ts';
import type { Surface } from './surface/surface.ts';

export interface DrawOptions {
  /** Editors show hidden items faintly. */
  readonly hiddenOpacity?: number;
  /** Nothing moves, and no effect hides anything: how a slide is edited. */
  readonly still?: boolean;
  /** Ids of items that are not drawn, in groups too: a text while it is being typed in. */
  readonly leaveOut?: ReadonlySet<string>;
  /**
   * Ids of items that somebody is dragging, resizing or turning. Everything else is drawn once, what lies
   * behind them and what lies in front, so that a gesture stays quick however full the slide is.
   */
  readonly moving?: ReadonlySet<string>;
  /** Without the paper that everything else lies on: what no item covers stays see-through. */
  readonly clear?: boolean;
}

/**
 * Draws a moment of a movie, in the size of the surface. The same movie, moment and assets give the
 * same picture, in every place and as often as one likes. Never throws over what a movie says.
 */
export function drawFrame(
  movie: Movie,
  seconds: number,
  assets: Assets,
  surface: Surface,
  options: DrawOptions = {},
): void {
  const at = Number.isFinite(seconds) ? seconds : 0;
  const brush = stageBrush(movie, assets, surface);
  const { fx, enabled } = movie.movie.overlay;
  const look = enabled ? overlayLook(fx, at) : undefined;
  const filter = look && overlayFilter(look);
  const everything = { x: 0, y: 0, ...brush.stage };
  if (options.clear) surface.context.clearRect(0, 0, surface.width, surface.height);
  if (look && (filter || look.shake)) {
    black.draw(brush, false);
    const shake = translation(
      (look.shake?.x ?? 0) * brush.stage.width,
      (look.shake?.y ?? 0) * brush.stage.height,
    );
    drawLayer(brush, everything, { ...(filter && { filter }) }, (layer) =>
      drawMoment(moved(layer, shake), movie, at, options),
    );
  } else drawMoment(brush, movie, at, options);
  if (look) drawOverlay(brush, look);
  drawCaption(brush, movie, at);
  drawWatermark(brush, watermarkOf(movie));
}

function stageBrush(movie: Movie, assets: Assets, surface: Surface): Brush {
  const { width, height } = movie.movie.size;
  const stage = { width, height };
  const { context } = surface;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'source-over';
  context.filter = 'none';
  return {
    context,
    matrix: stageMatrix(stage, surface),
    alpha: 1,
    density: 1,
    widthPx: surface.width,
    heightPx: surface.height,
    stage,
    surface,
    assets,
  };
}

function drawMoment(brush: Brush, movie: Movie, seconds: number, options: DrawOptions): void {
  const { still = false, hiddenOpacity = 0, leaveOut, moving, clear = false } = options;
  const [paper, background] = stepsBehind(brush, movie, seconds);
  const language = toldLanguage(movie);
  const behind = clear ? [background] : [paper, background];
  const stepsOf = (slide: SlidePlace['slide'], slideSeconds: number, beyondSeconds = 0) => {
    const moment = { seconds: slideSeconds, beyondSeconds, hiddenOpacity, still, leaveOut };
    return [...behind, ...slideSteps(brush, slide, moment, { moving, language })];
  };
  const drawWhole = (steps: readonly Step[]) =>
    drawSteps(brush, clear ? steps : [black, ...steps], moving !== undefined);
  const place = slideAt(movie, seconds);
  if (!place) {
    drawWhole(behind);
    return;
  }
  for (const id of unknownTransitions(transitionInto(movie, place.index))) {
    brush.assets.report?.({ kind: 'unknown-motion', id });
  }
  const change = still ? undefined : slideChange(movie, place);
  if (change?.kind === 'poses') {
    black.draw(brush, false);
    drawChange(brush, change, place, (inner, slide, slideSeconds, beyondSeconds) => {
      drawSlide(inner, slide, stepsOf(slide, slideSeconds, beyondSeconds));
    });
    return;
  }
  drawWhole(stepsOf(place.slide, place.seconds));
  if (change) drawClip(brush, change.url, change.clipSeconds);
}

/** What is left over at the sides of the stage. */
const black: Step = {
  still: [],
  draw: ({ context, widthPx, heightPx }) => {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    context.fillStyle = '#000';
    context.fillRect(0, 0, widthPx, heightPx);
  },
};

/** Paper, and the movie's background on it. */
function stepsBehind(
  brush: Brush,
  movie: Movie,
  seconds: number,
): readonly [paper: Step, background: Step] {
  const { width, height } = brush.stage;
  const paper: Step = {
    still: [width, height],
    draw: (inner) => {
      const context = aim(inner);
      context.fillStyle = '#fff';
      context.fillRect(0, 0, width, height);
    },
  };
  const moment = { seconds, durationSeconds: movieSeconds(movie), seed: 'movie' };
  return [paper, backgroundStep(brush, movie.movie.bg, moment)];
}

/** Two slides on the move, each a whole picture of its own. */
function drawChange(
  brush: Brush,
  { transition, t, outgoing }: Extract<SlideChange, { kind: 'poses' }>,
  place: SlidePlace,
  draw: (inner: Brush, slide: SlidePlace['slide'], seconds: number, beyondSeconds?: number) => void,
): void {
  const box = { x: 0, y: 0, ...brush.stage };
  const posed = { box, reach: box, single: false };
  const context = aim(brush);
  context.fillStyle = cssColor(transition.backdrop, '#000');
  context.fillRect(0, 0, box.width, box.height);
  if (transition.behind) {
    drawPosed(brush, transition.behind, posed, (inner) => draw(inner, place.slide, place.seconds));
  }
  const { smear, poses } = sharedSmear(transition.outgoing(t), transition.incoming(t));
  const incoming = (both: Brush) =>
    drawPosed(both, poses.incoming, posed, (inner) => draw(inner, place.slide, place.seconds));
  const leaving = (both: Brush) => {
    if (!outgoing) return;
    drawPosed(both, poses.outgoing, posed, (inner) =>
      draw(inner, outgoing.slide, outgoing.seconds, outgoing.beyondSeconds),
    );
  };
  const isIncomingOnTop = slideOnTop(transition, t) === 'incoming';
  const order = isIncomingOnTop ? [leaving, incoming] : [incoming, leaving];
  drawPosed(brush, smear, posed, (both) => {
    for (const drawOne of order) drawOne(both);
  });
}

/** A transition clip covers the stage. */
function drawClip(brush: Brush, url: string, clipSeconds: number): void {
  const frame = brush.assets.videoFrame(url, clipSeconds);
  if (!frame) {
    brush.assets.report?.({ kind: 'missing-video', url, seconds: clipSeconds });
    return;
  }
  drawScaled(brush, frame, fitPicture(frame, brush.stage, 'cover', 'center center'), true);
}
