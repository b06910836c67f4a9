import { slideTransition, type Transition } from '@reelwright/motion';
import {
  defaultSlideTransitionMs,
  type ProjectData,
  type Slide,
  type SlideTransition,
  slideSeconds,
} from '@reelwright/movie';
import { type ClipTiming, clipTiming } from './clip-timing.ts';
import { lastMomentSeconds, type SlidePlace } from './slide-at.ts';

/** What happens between two slides at a moment. */
export type SlideChange =
  | {
      readonly kind: 'poses';
      readonly transition: Transition;
      readonly t: number;
      /** `beyondSeconds` after its end: it goes on moving while it leaves. */
      readonly outgoing:
        | { readonly slide: Slide; readonly seconds: number; readonly beyondSeconds: number }
        | undefined;
    }
  | { readonly kind: 'clip'; readonly url: string; readonly clipSeconds: number };

/**
 * The change that is going on at a moment of a slide. Poses take the slide's first moments, while the
 * slide before it goes on as it was. A clip lies over the seam: it begins before the slide does, so that the
 * slides change where it covers everything, half way.
 */
export function slideChange(
  movie: Pick<ProjectData, 'frames' | 'defaultTransition'>,
  place: SlidePlace,
): SlideChange | undefined {
  const { index, seconds } = place;
  const own = transitionInto(movie, index);
  const before = movie.frames[index - 1];
  const clip = clipOf(own);
  if (clip && clip.timing.middleSeconds + seconds < clip.timing.durationSeconds) {
    return { kind: 'clip', url: clip.url, clipSeconds: clip.timing.middleSeconds + seconds };
  }
  const next = movie.frames[index + 1];
  const nextClip = next && clipOf(transitionInto(movie, index + 1));
  const left = place.durationSeconds - seconds;
  if (nextClip && left <= nextClip.timing.middleSeconds) {
    return { kind: 'clip', url: nextClip.url, clipSeconds: nextClip.timing.middleSeconds - left };
  }
  return posesOf(movie, own, before, seconds);
}

function posesOf(
  movie: Pick<ProjectData, 'frames' | 'defaultTransition'>,
  own: SlideTransition | undefined,
  before: Slide | undefined,
  seconds: number,
): SlideChange | undefined {
  // How a slide leaves counts even if the next one says nothing about how it comes.
  const coming = own?.type === 'css' ? own.in : undefined;
  const leaving = before && transitionOf(movie, before);
  const out = leaving?.type === 'css' && own?.type !== 'video' ? leaving.out : undefined;
  const transition = slideTransition(out?.effect ?? 'none', coming?.effect ?? 'none');
  if (!transition) return undefined;
  const lastsMs = Math.max(coming?.duration ?? 0, out?.duration ?? 0) || defaultSlideTransitionMs;
  const t = seconds / (lastsMs / 1000);
  if (t >= 1) return undefined;
  const outgoing = before && {
    slide: before,
    seconds: slideSeconds(before) - lastMomentSeconds,
    beyondSeconds: seconds + lastMomentSeconds,
  };
  return { kind: 'poses', transition, t, outgoing };
}

/** How a slide comes. The first one comes from nowhere, whatever it says: a film begins with a picture. */
export function transitionInto(
  movie: Pick<ProjectData, 'frames' | 'defaultTransition'>,
  index: number,
): SlideTransition | undefined {
  const slide = index > 0 ? movie.frames[index] : undefined;
  return slide && transitionOf(movie, slide);
}

function transitionOf(
  { defaultTransition }: Pick<ProjectData, 'defaultTransition'>,
  slide: Slide,
): SlideTransition | undefined {
  return slide.transition ?? defaultTransition;
}

/** A clip without times in its name could hide nothing at the right moment: it is left out. */
export function clipOf(
  transition: SlideTransition | undefined,
): { url: string; timing: ClipTiming } | undefined {
  if (transition?.type !== 'video' || !transition.url) return undefined;
  const timing = clipTiming(transition.url);
  return timing && { url: transition.url, timing };
}
