import { z } from 'zod';

/** A number kept within its bounds: what lies outside is moved to the nearest one, never refused. */
export function clamped(min: number, max: number) {
  return z.number().transform((value) => Math.min(max, Math.max(min, value)));
}

/** The same for what is counted. */
export function wholeNumber(min: number, max: number) {
  return z.number().transform((value) => Math.round(Math.min(max, Math.max(min, value))));
}

export function within(min: number, max: number, fallback: number) {
  return clamped(min, max).default(fallback);
}

/** A percentage, 0–100. */
export const percent = (fallback: number) => within(0, 100, fallback);

/** A CSS colour, as pickers and presets give it. */
export const color = z.string().max(200);

/** A web address or a path of ours; empty when nothing was chosen. */
export const url = z.string().max(500_000);

/** Anything a person types. */
export const words = z.string().max(200_000);

/** A catalogue id: kept as it is, since the catalogue may know it later. */
export const catalogueId = z.string().max(200);

export const seconds = clamped(0, 36_000);
