import { z } from 'zod';
import { Animation } from './animation.ts';
import { Graphic } from './graphic.ts';
import { itemStyle } from './item-style.ts';
import { Keyframe, maxKeyframes } from './keyframe.ts';
import { list } from './list.ts';
import { PictureFocus } from './picture-focus.ts';
import { SoundBars } from './sound-bars.ts';
import { textStyleIds } from './text-styles.ts';
import { clamped, color, percent, seconds, url, within, words } from './values.ts';

const itemTypes = ['text', 'image', 'video', 'audio', 'group'] as const;
export type ItemType = (typeof itemTypes)[number];

const fits = ['fill', 'contain', 'cover', 'scale-down', 'none'] as const;

/** On one slide, or in one group. */
export const maxItems = 1000;
export const maxItemSeconds = 600;
export const defaultItemEndSeconds = 5;
export const maxPictureZoom = 10;
export const maxFadeSeconds = 10;
const coordinate = within(-1_000_000, 1_000_000, 0);

const Timing = z.looseObject({
  startTime: within(0, maxItemSeconds, 0),
  endTime: within(0, maxItemSeconds, defaultItemEndSeconds),
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

/** A film of two hours, spoken quickly. */
const maxSpeechWords = 20_000;

/** What is said in a clip, in seconds of its file. It counts while the item still plays that file. */
const ClipSpeech = z.looseObject({
  url,
  /** How long the file is. */
  seconds,
  words: list(
    z.looseObject({ text: z.string().max(200), startTime: seconds, endTime: seconds }),
    maxSpeechWords,
  ),
});
export type ClipSpeech = z.output<typeof ClipSpeech>;

/** What an item says about time: its own, and that of the sound that belongs to it. */
export const itemTimes = { timing: Timing.prefault({}), audio: Sound.optional() } as const;

/** How a 3D box moves. */
export const boxMotions = ['none', 'spin', 'swing', 'rise'] as const;
export type BoxMotion = (typeof boxMotions)[number];

/** A picture as the front of a box that stands in space. */
const BoxInSpace = z.looseObject({
  /** The picture of its narrow sides; without one they have its colour. */
  side: url.optional(),
  color: color.default('#2b2d42'),
  /** Width of its front by its height. */
  ratio: clamped(0.2, 4).default(0.75),
  /** How deep it is, of the width of its front. */
  depth: clamped(0.02, 1.5).default(0.3),
  /** How far it is turned to the left, and from how far above it is seen. */
  turnDeg: clamped(-360, 360).default(-30),
  tiltDeg: clamped(0, 30).default(8),
  motion: z.enum(boxMotions).default('none'),
  shadow: z.boolean().default(true),
});
export type BoxInSpace = z.output<typeof BoxInSpace>;

const Layer = z.looseObject({
  id: z.string().min(1).max(100),
  name: z.string().max(1000).optional(),
  /** What a theme calls it: title, heading, media … */
  ident: z.string().max(200).optional(),
  type: z.enum(itemTypes),
  x: coordinate,
  y: coordinate,
  width: within(0, 100_000, 100),
  height: within(0, 100_000, 100),
  scaleX: within(-1000, 1000, 4),
  scaleY: within(-1000, 1000, 2.4),
  angle: within(-100_000, 100_000, 0),
  styles: z.looseObject({}).optional(),
  show: z.boolean().optional(),
  hide: z.boolean().optional(),
  locked: z.boolean().optional(),
  /** It has to be seen: a face, a logo. Captions stand elsewhere. */
  keepClear: z.boolean().optional(),
  url: url.optional(),
  thumbnail: url.optional(),
  /** The HTML subset of the rich-text editor. */
  text: words.optional(),
  singleStyle: z.boolean().optional(),
  /** Which of the film's styles a text has. */
  textStyle: z.enum(textStyleIds).optional(),
  scale: z.enum(fits).optional(),
  /** Nine-way anchor such as `top left` or `center center`. */
  position: z.string().max(100).optional(),
  /** How many times larger a picture is than fits its box: with `position`, which part of it is seen. */
  zoom: clamped(1, maxPictureZoom).optional(),
  /** What has to be seen of a picture: another format is cut around it. */
  focus: PictureFocus.optional(),
  /** A picture that is taller than its box moves through it, from its top to its bottom, in these seconds of the item. */
  scroll: z.looseObject({ startTime: seconds, endTime: seconds }).optional(),
  /** Of a picture: it is the front of a box in space. */
  box: BoxInSpace.optional(),
  loop: z.boolean().optional(),
  volume: percent(100),
  /** The part of a video or sound that plays. */
  startTime: seconds.optional(),
  endTime: seconds.optional(),
  head: seconds.optional(),
  speech: ClipSpeech.optional(),
  /** Of an image: drawn instead of a picture. */
  soundBars: SoundBars.optional(),
  /** Of an image: drawn instead of a picture, from its data. */
  graphic: Graphic.optional(),
  /** How long its sound takes to rise when it begins, and to fall before it ends. */
  fadeInSeconds: clamped(0, maxFadeSeconds).optional(),
  fadeOutSeconds: clamped(0, maxFadeSeconds).optional(),
  effects: Animation.optional(),
  /** Where it is, how large, turned and faint at moments that somebody chose; the earliest first. */
  keyframes: list(Keyframe, maxKeyframes).optional(),
  ...itemTimes,
  /** Of a picture: it shows, blurred, what of another picture lies behind a text of its slide, wherever that is. */
  behind: z
    .looseObject({
      textId: z.string().max(100),
      pictureId: z.string().max(100),
      /** How large the file of the picture is. */
      width: clamped(1, 100_000),
      height: clamped(1, 100_000),
    })
    .optional(),
  /** Holds a place while narration is recorded. */
  filler: z.boolean().optional(),
  ...itemStyle,
});

/** One layer of a slide. */
export type Item = z.output<typeof Layer> & { children?: Item[] | undefined };
export const Item: z.ZodType<Item> = Layer.extend({
  get children(): z.ZodOptional<z.ZodType<Item[]>> {
    return list(Item, maxItems).optional();
  },
});
