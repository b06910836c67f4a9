import { z } from 'zod';
import { list } from './list.ts';
import { catalogueId, clamped, color, wholeNumber, within, words } from './values.ts';

const places = ['low', 'middle', 'high'] as const;
export type CaptionPlace = (typeof places)[number];

export const maxCaptionWords = 12;
/** More corrections than a film of an hour has lines. */
const maxCorrections = 5000;

/**
 * What somebody changed about a line. It is known by what the voice says there, words `from` to before `to` of it: a new
 * theme does not touch that, and a new voice says the same words at other times.
 */
const CaptionCorrection = z.looseObject({
  spoken: words,
  from: wholeNumber(0, 100_000),
  to: wholeNumber(0, 100_000),
  /** Instead of the words that are said. */
  text: z.string().max(1000).optional(),
  hidden: z.boolean().optional(),
  /** Later than it is said, or earlier. */
  shiftSeconds: clamped(-10, 10).optional(),
});
export type CaptionCorrection = z.output<typeof CaptionCorrection>;

/** What a theme gives: colours, and the font of its words. */
const CaptionLook = z.looseObject({
  text: color.optional(),
  ground: color.optional(),
  accent: color.optional(),
  font: z.string().max(200).optional(),
});
export type CaptionLook = z.output<typeof CaptionLook>;

/** What is said, written on the picture. */
export const Captions = z.looseObject({
  on: z.boolean().default(false),
  style: catalogueId.default('bar'),
  position: z.enum(places).default('low'),
  /** Whether upright films keep clear of where apps put their buttons. */
  safeArea: z.boolean().default(true),
  /** Of a style's own size. */
  size: within(0.7, 1.5, 1),
  /** At most so many at once; missing: as many as are read with ease. */
  wordsPerLine: wholeNumber(1, maxCaptionWords).optional(),
  /** Of what is said, as 'en-US', in films of earlier versions; now the film itself has a language. */
  language: z.string().max(100).optional(),
  look: CaptionLook.optional(),
  /** What is otherwise on a slide, by its id. */
  slides: z
    .record(
      z.string().max(100),
      z.looseObject({ off: z.boolean().optional(), position: z.enum(places).optional() }),
    )
    .optional(),
  corrections: list(CaptionCorrection, maxCorrections).optional(),
});
export type Captions = z.output<typeof Captions>;
