import { z } from 'zod';
import { Animation, SlideTransition } from './animation.ts';
import { Background } from './background.ts';
import { Font, Shadow } from './item-style.ts';
import { MovieSettings, Watermark } from './movie-settings.ts';
import { clamped, url, words } from './values.ts';

const TextStyle = z.looseObject({
  font: Font.optional(),
  bg: Background.optional(),
  shadow: Shadow.optional(),
  text: words.optional(),
  effects: Animation.optional(),
});

/** How a wizard's video looks: a preset, and what the person changed of it. */
export const Theme = z.looseObject({
  name: z.string().max(500).optional(),
  thumbnail: url.optional(),
  saved: z.boolean().optional(),
  movie: MovieSettings.partial().optional(),
  transition: SlideTransition.optional(),
  watermark: Watermark.optional(),
  title: TextStyle.optional(),
  heading: TextStyle.optional(),
  subtitle: TextStyle.optional(),
  'bullets-text': TextStyle.optional(),
  same_font: z.boolean().optional(),
  'bullets-arrow': z.looseObject({ url: url.optional() }).optional(),
  media: z.looseObject({ effects: Animation.optional() }).optional(),
  photo: z.looseObject({ effects: Animation.optional() }).optional(),
  /** Comparison. */
  hideWinner: z.boolean().optional(),
  hideOverallScore: z.boolean().optional(),
  /** Quiz: seconds. */
  timerLength: clamped(0, 60).optional(),
  /** Top 10. */
  showTitleFrame: z.boolean().optional(),
  countUp: z.boolean().optional(),
  showCountdown: z.boolean().optional(),
  /** Upright films leave nothing out to be short. */
  tellAll: z.boolean().optional(),
});
export type Theme = z.output<typeof Theme>;
