import { z } from 'zod';
import { list } from './list.ts';
import { catalogueId, clamped, color } from './values.ts';

export const textStyleIds = ['title', 'text', 'note'] as const;
export type TextStyleId = (typeof textStyleIds)[number];

/** What of letters is the same everywhere. Missing: nobody said so yet. */
const StyledFont = z.looseObject({
  family: catalogueId.optional(),
  styles: list(z.enum(['regular', 'bold', 'italic', 'underline'])).optional(),
  size: clamped(1, 2000).optional(),
  color: color.optional(),
});
export type StyledFont = z.output<typeof StyledFont>;

/** How titles, texts and notes look in all of the film, where somebody said so. Items have it written into them, too. */
export const TextStyles = z.looseObject({
  title: StyledFont.optional(),
  text: StyledFont.optional(),
  note: StyledFont.optional(),
});
