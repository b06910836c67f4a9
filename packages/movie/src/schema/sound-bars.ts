import { z } from 'zod';
import { color, seconds, within } from './values.ts';

/** How loud a sound is for as long as its item is shown, drawn as bars or waves that move with it. */
export const SoundBars = z.looseObject({
  /** An id of the stage's catalogue; one that it does not know is drawn as the first. */
  style: z.string().max(100),
  color: color.default('#fff'),
  /** Of what is not heard yet, or of the quiet parts. */
  quietColor: color.optional(),
  perSecond: within(1, 100, 20),
  /** One letter each: see `levelLetters`. */
  levels: z.string().max(50_000),
  /** So much of the levels lies before the item comes: waves reach into what was said before. */
  leadSeconds: seconds.default(0),
});
export type SoundBars = z.output<typeof SoundBars>;
