import { z } from 'zod';
import { SlideTransition } from './animation.ts';
import { Background } from './background.ts';
import { Item, maxItems, Sound } from './item.ts';
import { list } from './list.ts';
import { clamped, seconds } from './values.ts';

export const maxMarkers = 100;

/** A slide: in saved data, one of `frames`. */
export const Slide = z.looseObject({
  id: z.string().min(1).max(100),
  title: z.string().max(10_000).optional(),
  items: list(Item, maxItems).default([]),
  transition: SlideTransition.optional(),
  background: Background.optional(),
  narration: Sound.optional(),
  audio: Sound.optional(),
  /** Seconds; without it the slide lasts as long as what is on it. */
  duration: clamped(1, 999).optional(),
  /** Moments that somebody marked in the editor, in seconds of the slide. They are not seen in the film. */
  markers: list(seconds, maxMarkers).optional(),
  /** What people call them. A name whose marker is gone says nothing. */
  markerNames: list(
    z.looseObject({ at: seconds, name: z.string().max(200) }),
    maxMarkers,
  ).optional(),
  /** Where the editor's playhead stands. */
  head: seconds.optional(),
  /** The layout that made it, for wizards. */
  layout: z.string().max(200).optional(),
});
export type Slide = z.output<typeof Slide>;
