import { z } from 'zod';
import { Animation } from './animation.ts';
import { itemStyle } from './item-style.ts';
import { list } from './list.ts';
import { percent, seconds, url, words } from './values.ts';

const itemTypes = ['text', 'image', 'video', 'audio', 'group'] as const;
export type ItemType = (typeof itemTypes)[number];

const fits = ['fill', 'contain', 'cover', 'scale-down', 'none'] as const;

/** On one slide, or in one group. */
export const itemsMost = 1000;
export const maxItemSeconds = 600;
export const defaultItemEndSeconds = 5;
const coordinate = z.number().min(-1_000_000).max(1_000_000);

const Timing = z.looseObject({
  startTime: z.number().min(0).max(maxItemSeconds).default(0),
  endTime: z.number().min(0).max(maxItemSeconds).default(defaultItemEndSeconds),
});

/** A sound that belongs to an item or a slide: a narrated line, say. */
export const Sound = z.looseObject({
  url: url.optional(),
  volume: percent(100),
  duration: seconds.optional(),
  startTime: seconds.optional(),
  endTime: seconds.optional(),
});
export type Sound = z.output<typeof Sound>;

const Layer = z.looseObject({
  id: z.string().min(1).max(100),
  name: z.string().max(1000).optional(),
  /** What a theme calls it: title, heading, media … */
  ident: z.string().max(200).optional(),
  type: z.enum(itemTypes),
  x: coordinate.default(0),
  y: coordinate.default(0),
  width: z.number().min(0).max(100_000).default(100),
  height: z.number().min(0).max(100_000).default(100),
  scaleX: z.number().min(-1000).max(1000).default(4),
  scaleY: z.number().min(-1000).max(1000).default(2.4),
  angle: z.number().min(-100_000).max(100_000).default(0),
  styles: z.looseObject({ zIndex: z.number().optional() }).optional(),
  show: z.boolean().optional(),
  hide: z.boolean().optional(),
  locked: z.boolean().optional(),
  url: url.optional(),
  thumbnail: url.optional(),
  /** The HTML subset of the rich-text editor. */
  text: words.optional(),
  singleStyle: z.boolean().optional(),
  scale: z.enum(fits).optional(),
  /** Nine-way anchor such as `top left` or `center center`. */
  position: z.string().max(100).optional(),
  loop: z.boolean().optional(),
  volume: percent(100),
  /** The part of a video or sound that plays. */
  startTime: seconds.optional(),
  endTime: seconds.optional(),
  head: seconds.optional(),
  timing: Timing.prefault({}),
  effects: Animation.optional(),
  audio: Sound.optional(),
  /** Holds a place while narration is recorded. */
  filler: z.boolean().optional(),
  ...itemStyle,
});

/** One layer of a slide. */
export type Item = z.output<typeof Layer> & { children?: Item[] | undefined };
export const Item: z.ZodType<Item> = Layer.extend({
  get children(): z.ZodOptional<z.ZodType<Item[]>> {
    return list(Item, itemsMost).optional();
  },
});
