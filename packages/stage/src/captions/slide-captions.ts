/** All captions of a slide: how their words are set, and the one place where they stand. */
import { type CaptionLine, captionStyleOf, shownCaptions } from '@reelwright/captions';
import { type Captions, watermarkOf } from '@reelwright/movie';
import { filmLanguage } from '@reelwright/movie/language';
import type { Movie } from '../movie.ts';
import { watermarkBox } from '../slides/draw-watermark.ts';
import type { SlidePlace } from '../slides/slide-at.ts';
import { slideChange } from '../slides/slide-change.ts';
import type { Brush } from '../surface/brush.ts';
import type { Surface } from '../surface/surface.ts';
import { emojiIn, emojiRoom } from './caption-emoji.ts';
import {
  type CaptionDrawing,
  type CaptionInks,
  captionDrawings,
  captionInks,
} from './caption-looks.ts';
import { paddingOf } from './caption-pen.ts';
import { type KeptClear, keptClear } from './kept-clear.ts';
import { type LaidCaption, layOutCaptions } from './lay-out-caption.ts';
import { type CaptionSlot, captionMargins, placeCaptions, topIn } from './place-caption.ts';

export interface SlideCaptions {
  readonly drawing: CaptionDrawing;
  readonly inks: CaptionInks;
  readonly laid: ReadonlyMap<CaptionLine, LaidCaption>;
  readonly slot: CaptionSlot;
}

const known = new WeakMap<Surface, WeakMap<Movie, Map<string, SlideCaptions>>>();

/** Made once for a film as it is: whatever is changed makes another film. */
export function slideCaptions(
  brush: Brush,
  movie: Movie,
  captions: Captions,
  place: SlidePlace,
): SlideCaptions {
  const ofSurface = known.get(brush.surface) ?? new WeakMap<Movie, Map<string, SlideCaptions>>();
  known.set(brush.surface, ofSurface);
  const ofMovie = ofSurface.get(movie) ?? new Map<string, SlideCaptions>();
  ofSurface.set(movie, ofMovie);
  const before = ofMovie.get(place.slide.id);
  if (before) return before;
  const made = makeCaptions(brush, movie, captions, place);
  ofMovie.set(place.slide.id, made);
  return made;
}

function makeCaptions(
  brush: Brush,
  movie: Movie,
  captions: Captions,
  place: SlidePlace,
): SlideCaptions {
  const { stage } = brush;
  const drawing = captionDrawings[captionStyleOf(captions.style)];
  const inks = captionInks(captions.look, drawing);
  const lines = shownCaptions(movie).filter(({ slide }) => slide === place.slide.id);
  const sizePx = Math.round(usualSize(stage) * drawing.size * captions.size);
  const { side } = captionMargins(stage, captions.safeArea);
  const laid = layOutCaptions(brush, lines, {
    drawing,
    inks,
    language: filmLanguage(movie),
    sizePx,
    maxWidth: stage.width * (1 - 2 * side) - 2 * paddingOf(drawing).x * sizePx,
  });
  const boxes = [...laid.values()].map((one) => boxOf(one, drawing));
  const widest = boxes.reduce((a, b) => (b.width > a.width ? b : a));
  const hasEmoji = drawing.hasEmoji && emojiIn(lines).length > 0;
  const room = hasEmoji ? emojiRoom * sizePx : 0;
  const slot = placeCaptions(
    stage,
    { width: widest.width, height: room + Math.max(...boxes.map(({ height }) => height)) },
    captions,
    {
      slideId: place.slide.id,
      taken: takenOf(movie, brush, place, lines),
      watermark: watermarkBox(brush, watermarkOf(movie)),
      x: leftOf(stage, widest, captions),
    },
  );
  return { drawing, inks, laid, slot: { ...slot, y: slot.y + room, height: slot.height - room } };
}

/** A line with its ground, and the side at which it stands. */
interface LineBox {
  readonly width: number;
  readonly height: number;
  readonly align: 'center' | 'left' | 'right';
}

function boxOf(laid: LaidCaption, drawing: CaptionDrawing): LineBox {
  const pad = paddingOf(drawing);
  return {
    width: laid.width + 2 * Math.round(pad.x * laid.sizePx),
    height: laid.height + 2 * Math.round(pad.y * laid.sizePx),
    align: drawing.align === 'left' && laid.isRightToLeft ? 'right' : drawing.align,
  };
}

function leftOf(stage: Brush['stage'], { width, align }: LineBox, { safeArea }: Captions): number {
  const side = stage.width * captionMargins(stage, safeArea).side;
  return { left: side, center: (stage.width - width) / 2, right: stage.width - side - width }[
    align
  ];
}

/** Where the words of a line begin. On whole px, where every canvas sets letters alike. */
export function placeOfWords(
  stage: Brush['stage'],
  captions: Captions,
  { drawing, slot }: SlideCaptions,
  laid: LaidCaption,
): { readonly x: number; readonly y: number } {
  const box = boxOf(laid, drawing);
  const pad = paddingOf(drawing);
  return {
    x: Math.round(leftOf(stage, box, captions)) + Math.round(pad.x * laid.sizePx),
    y: Math.round(topIn(slot, box.height)) + Math.round(pad.y * laid.sizePx),
  };
}

/** Of the shorter side: what is read on a phone. */
function usualSize({ width, height }: Brush['stage']): number {
  const side = Math.min(width, height);
  return side * (height > width * 1.1 ? 0.068 : width > height * 1.3 ? 0.054 : 0.056);
}

/** A slide that leaves is gone soon: what it shows counts less than what stays. */
const leavingShare = 0.4;

/** What should be seen while the lines of a slide stand; at first, the slide before it may still be leaving. */
function takenOf(
  movie: Movie,
  brush: Brush,
  place: SlidePlace,
  lines: readonly CaptionLine[],
): readonly KeptClear[] {
  const { slide, startSeconds } = place;
  const from = Math.min(...lines.map(({ start }) => start)) - startSeconds;
  const to = Math.max(...lines.map(({ end }) => end)) - startSeconds;
  const own = keptClear(slide, brush, from, to);
  const change = slideChange(movie, { ...place, seconds: Math.max(0, from) });
  if (change?.kind !== 'poses' || !change.outgoing) return own;
  const { slide: leaving, seconds } = change.outgoing;
  const gone = keptClear(leaving, brush, seconds - 0.01, seconds);
  return [...own, ...gone.map((one) => ({ ...one, weight: one.weight * leavingShare }))];
}
