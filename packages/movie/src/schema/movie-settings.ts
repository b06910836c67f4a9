import { z } from 'zod';
import { Background } from './background.ts';
import { color, percent, url, within, words } from './values.ts';

export const videoSizes = {
  wide: { label: 'Wide', width: 1920, height: 1080 },
  square: { label: 'Square', width: 720, height: 720 },
  vertical: { label: 'Vertical', width: 1080, height: 1920 },
} as const;

/** Every shape that a film can have besides its own, laid out for each: the usual sizes, and the 4:5 of feeds. */
export const videoFormats = {
  wide: { ...videoSizes.wide, ratio: '16:9' },
  square: { ...videoSizes.square, ratio: '1:1' },
  vertical: { ...videoSizes.vertical, ratio: '9:16' },
  portrait: { label: 'Portrait', width: 1080, height: 1350, ratio: '4:5' },
} as const;
export type FormatId = keyof typeof videoFormats;
export const formatIds = Object.keys(videoFormats) as readonly FormatId[];

export const sizeBounds = { min: 100, max: 2000, outOfRange: 1920 } as const;

/** Spec: out-of-range values reset to 1920. */
const side = z
  .number()
  .transform((value) => {
    const px = Math.round(value);
    return px >= sizeBounds.min && px <= sizeBounds.max ? px : sizeBounds.outOfRange;
  })
  .catch(sizeBounds.outOfRange);

export const MovieSize = z.looseObject({
  width: side.default(videoSizes.wide.width),
  height: side.default(videoSizes.wide.height),
  custom: z.boolean().default(false),
});

export const overlayLooks = ['None', 'Grainy', 'Sepia', 'Old movie'] as const;

export const Watermark = z.looseObject({
  type: z.enum(['none', 'text', 'image']).default('none'),
  placement: z
    .enum(['top-left', 'top-right', 'bottom-left', 'bottom-right'])
    .default('bottom-right'),
  text: words.optional(),
  image: url.optional(),
  color: color.optional(),
  opacity: percent(60),
  padding: within(0, 20, 5),
});
export type Watermark = z.output<typeof Watermark>;

/** How a piece of music follows its film: what is known of the piece, and where the film wants it to lift. */
export const MusicScore = z.looseObject({
  /** The piece that this is about. */
  url,
  barSeconds: z.number().min(0.2).max(20),
  /** Where in the piece its fullest part begins. */
  liftFromSeconds: z.number().min(0).max(600),
  /** The id of the slide that it lifts for. */
  liftSlide: z.string().max(200).optional(),
  /** Its last chord. */
  endingUrl: url,
});
export type MusicScore = z.output<typeof MusicScore>;

const MovieAudio = z.looseObject({
  url: url.optional(),
  score: MusicScore.optional().catch(undefined),
  /** What music is called that somebody brought. */
  title: z.string().max(300).optional(),
  voice_volume: percent(100),
  music_volume: percent(25),
});

const Overlay = z.looseObject({
  enabled: z.boolean().default(false),
  fx: z.enum(overlayLooks).default('None'),
});

export const MovieSettings = z.looseObject({
  size: MovieSize.prefault({}),
  audio: MovieAudio.prefault({}),
  bg: Background.prefault({}),
  overlay: Overlay.prefault({}),
  /** It was begun without a ground. While none lies behind it, a WebM is made besides its MP4 that one can see through. */
  clear: z.boolean().optional(),
  /** The one of the full editor's settings. Without it, the wizard's (beside `movie`) is shown. */
  watermark: Watermark.optional(),
});
export type MovieSettings = z.output<typeof MovieSettings>;
