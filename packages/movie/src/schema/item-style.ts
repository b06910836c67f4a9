import { z } from 'zod';
import { Background } from './background.ts';
import { list } from './list.ts';
import { catalogueId, clamped, color, percent, url, within, words } from './values.ts';

export const Border = z.looseObject({
  sides: list(z.enum(['top', 'right', 'bottom', 'left'])).default([]),
  thickness: within(0, 10, 1),
  style: z.enum(['solid', 'dashed', 'dotted']).default('solid'),
  color: color.default('#000'),
});
export type Border = z.output<typeof Border>;

export const Shadow = z.looseObject({
  enabled: z.enum(['none', 'box', 'text', 'cut-out']).default('none'),
  thickness: within(0, 20, 1),
  color: color.default('#aaa'),
  distance: within(0, 20, 1),
});
export type Shadow = z.output<typeof Shadow>;

/** Each filter is a slider; its rest is where a picture stays as it is. */
export const Filters = z.looseObject({
  enabled: z.boolean().default(false),
  grayscale: percent(0),
  sepia: percent(0),
  saturate: percent(50),
  'hue-rotate': percent(0),
  invert: percent(0),
  opacity: percent(100),
  brightness: percent(50),
  contrast: percent(50),
  blur: percent(0),
});
export type Filters = z.output<typeof Filters>;

export const Outline = z.looseObject({
  enabled: z.boolean().default(false),
  color: color.default('#000'),
  thickness: within(0, 3, 1),
});
export type Outline = z.output<typeof Outline>;

const Flip = z.looseObject({
  x: z.boolean().default(false),
  y: z.boolean().default(false),
});

const Cover = z.looseObject({
  coverColor: color.default('#000'),
  coverStrength: percent(0),
});

const Mask = z.looseObject({
  type: z.enum(['none', 'custom_mask', 'bg_mask']).default('none'),
  url: url.optional(),
});

const fontStyles = ['regular', 'bold', 'italic', 'underline'] as const;

export const Font = z.looseObject({
  family: catalogueId.default('Sen'),
  styles: list(z.enum(fontStyles)).default([]),
  /** px */
  size: clamped(1, 2000).optional(),
  /** The size is the largest: text that needs more room than its box has becomes smaller. */
  fit: z.boolean().optional(),
  fg: z.enum(['color', 'gradient']).default('color'),
  color: color.optional(),
  gradient: words.optional(),
});
export type Font = z.output<typeof Font>;

/** How an item looks, beside what it shows. Missing means none. */
export const itemStyle = {
  bg: Background.optional(),
  border: Border.optional(),
  shadow: Shadow.optional(),
  filters: Filters.optional(),
  outline: Outline.optional(),
  flip: Flip.optional(),
  cover: Cover.optional(),
  mask: Mask.optional(),
  font: Font.optional(),
  /** Colour or CSS gradient of the text. */
  fg: words.optional(),
} as const;
