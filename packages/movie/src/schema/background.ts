import { z } from 'zod';
import { color, percent, url, within, words } from './values.ts';

const backgroundTypes = ['none', 'color', 'gradient', 'image', 'video', 'blob', 'custom'] as const;

/** A shape with soft edges, drawn from two sliders. */
export const Blob = z.looseObject({
  smoothness: percent(52),
  complexity: percent(90),
  fill: z.enum(['color', 'gradient']).default('color'),
  fillColor: color.default('#b2a2c7'),
  gradient: words.default('linear-gradient(135deg, #ffecd2 0%, #fcb69f 100%)'),
  path: words.optional(),
  url: url.optional(),
});
export type Blob = z.output<typeof Blob>;

/** What lies behind an item, a slide or the whole movie. */
export const Background = z.looseObject({
  type: z.enum(backgroundTypes).default('none'),
  color: color.optional(),
  gradient: words.optional(),
  gradientAngle: within(0, 360, 135),
  image: url.optional(),
  video: url.optional(),
  /** Where older presets keep the picture or video of whichever type is chosen. */
  url: url.optional(),
  blob: Blob.optional(),
  /** cover, contain, auto, 100% 100%, or a CSS size of one's own. */
  size: z.string().max(100).default('cover'),
  position: z.string().max(100).default('center center'),
  repeat: z.string().max(40).default(''),
  opacity: percent(100),
  blur: percent(0),
  tintStrength: percent(0),
  tintColor: color.default('#000'),
});
export type Background = z.output<typeof Background>;
