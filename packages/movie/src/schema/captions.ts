import { z } from 'zod';
import { list } from './list.ts';
import { catalogueId, clamped, color, seconds, wholeNumber, within, words } from './values.ts';

const places = ['low', 'middle', 'high'] as const;
export type CaptionPlace = (typeof places)[number];

export const maxCaptionWords = 12;
/** More than a film of an hour has lines. */
export const maxCaptionCorrections = 5000;
export const maxCaptionLetters = 1000;
/** How far a line may be from the words that it shows. */
export const maxCaptionShiftSeconds = 10;
const shift = clamped(-maxCaptionShiftSeconds, maxCaptionShiftSeconds);

/** Words `from` to before `to` of what a voice says; of a long text, `spoken` is a print of it. */
const spokenRange = {
  spoken: words,
  from: wholeNumber(0, 100_000),
  to: wholeNumber(0, 100_000),
  /** Only on this slide, where several say the same. */
  slide: z.string().max(100).optional(),
};
const SpokenRange = z.looseObject(spokenRange);
export type SpokenRange = z.output<typeof SpokenRange>;

/**
 * What somebody changed about a line. It is known by what the voice says there: a new theme does not touch that, and a
 * new voice says the same words at other times.
 */
const CaptionCorrection = z.looseObject({
  ...spokenRange,
  /** What else is shown in this line: the others of those that were joined. */
  also: list(SpokenRange, 100).optional(),
  /** Instead of the words that are said. */
  text: z.string().max(maxCaptionLetters).optional(),
  hidden: z.boolean().optional(),
  /** Later than it is said, or earlier. */
  shiftSeconds: shift.optional(),
  /** It comes so long before its first word, and stays so long after its last one; missing: as long as reads well. */
  leadSeconds: shift.optional(),
  staySeconds: shift.optional(),
});
export type CaptionCorrection = z.output<typeof CaptionCorrection>;

/** A line that somebody wrote where nobody speaks, in seconds of its slide. */
const OwnCaption = z.looseObject({
  id: z.string().max(100),
  slide: z.string().max(100),
  startSeconds: seconds,
  endSeconds: seconds,
  text: z.string().max(maxCaptionLetters),
  hidden: z.boolean().optional(),
});
export type OwnCaption = z.output<typeof OwnCaption>;

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
  corrections: list(CaptionCorrection, maxCaptionCorrections).optional(),
  own: list(OwnCaption, maxCaptionCorrections).optional(),
});
export type Captions = z.output<typeof Captions>;
