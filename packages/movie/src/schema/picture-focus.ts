import { z } from 'zod';
import { clamped } from './values.ts';

/** What has to be seen of a picture, a face or its subject: a place in it, as shares of its width and height. */
export const PictureFocus = z.looseObject({ x: clamped(0, 1), y: clamped(0, 1) });
export type PictureFocus = z.output<typeof PictureFocus>;
