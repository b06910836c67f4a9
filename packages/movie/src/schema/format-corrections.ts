import { z } from 'zod';
import { maxPictureZoom } from './item.ts';
import { formatIds } from './movie-settings.ts';
import { clamped } from './values.ts';

const coordinate = clamped(-1_000_000, 1_000_000).optional();
const scale = clamped(-1000, 1000).optional();

/** Where an item is in one format, how large, which part of its picture is seen, and whether it is seen at all. */
export const ItemCorrection = z.looseObject({
  x: coordinate,
  y: coordinate,
  width: clamped(0, 100_000).optional(),
  height: clamped(0, 100_000).optional(),
  scaleX: scale,
  scaleY: scale,
  angle: clamped(-100_000, 100_000).optional(),
  zoom: clamped(1, maxPictureZoom).optional(),
  position: z.string().max(100).optional(),
  hide: z.boolean().optional(),
  fontSize: clamped(1, 10_000).optional(),
});
export type ItemCorrection = z.output<typeof ItemCorrection>;

const maxCorrectedSlides = 2000;
const maxCorrectedItems = 1000;

const atMost = (most: number) => (entries: object) => Object.keys(entries).length <= most;

/** By the ids of slides, then of items. */
const Corrections = z
  .record(
    z.string().max(100),
    z
      .record(z.string().max(100), ItemCorrection)
      .refine(atMost(maxCorrectedItems), `has more than ${maxCorrectedItems} items`),
  )
  .refine(atMost(maxCorrectedSlides), `has more than ${maxCorrectedSlides} slides`);
export type Corrections = z.output<typeof Corrections>;

export const FormatCorrections = z.partialRecord(z.enum(formatIds), Corrections);
export type FormatCorrections = z.output<typeof FormatCorrections>;
