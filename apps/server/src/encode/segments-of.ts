import { movieSeconds, slideSeconds } from '@reelwright/movie';
import { firstFrameAt, frameCountOf } from './frame-time.ts';
import { type KeyIngredients, type SegmentedMovie, segmentKey } from './segment-key.ts';

/** A piece of the movie that is drawn and encoded by itself, and kept under its key. */
export interface Segment {
  readonly slideIndex: number;
  readonly startFrame: number;
  readonly frameCount: number;
  /** The same for the same pixels: of everything that can change them. */
  readonly key: string;
}

/** A longer slide becomes several segments: less is lost with a worker, and more of them can help. */
const maxSegmentSeconds = 30;

/** A part of a movie: from this frame up to, and without, that one. */
export interface FrameRange {
  readonly startFrame: number;
  readonly endFrame: number;
}

/** Cuts a movie, or a part of it, at its slides. Every frame belongs to exactly one segment. */
export function segmentsOf(
  movie: SegmentedMovie,
  ingredients: KeyIngredients,
  range: FrameRange = { startFrame: 0, endFrame: Number.POSITIVE_INFINITY },
): Segment[] {
  const { framesPerSecond } = ingredients.settings;
  const frameCount = frameCountOf(movieSeconds(movie), framesPerSecond);
  if (movie.frames.length === 0) throw new Error('A movie without slides has no segments.');
  const segments: Segment[] = [];
  let startSeconds = 0;
  for (const [slideIndex, slide] of movie.frames.entries()) {
    const endSeconds = startSeconds + slideSeconds(slide);
    const isLast = slideIndex === movie.frames.length - 1;
    const slideEnd = isLast ? frameCount : firstFrameAt(endSeconds, framesPerSecond);
    const first = Math.max(range.startFrame, firstFrameAt(startSeconds, framesPerSecond));
    const end = Math.min(range.endFrame, slideEnd);
    for (const piece of pieces(first, end, framesPerSecond * maxSegmentSeconds)) {
      const key = segmentKey(movie, { slideIndex, startSeconds, ...piece }, ingredients);
      segments.push({ slideIndex, ...piece, key });
    }
    startSeconds = endSeconds;
  }
  return segments;
}

/** Pieces of about the same length, none longer than `most`. */
function pieces(first: number, end: number, most: number) {
  const count = Math.max(0, Math.ceil((end - first) / most));
  return Array.from({ length: count }, (_, index) => {
    const startFrame = first + Math.round(((end - first) * index) / count);
    const next = first + Math.round(((end - first) * (index + 1)) / count);
    return { startFrame, frameCount: next - startFrame };
  });
}
