import { z } from 'zod';
import { call } from './call.ts';
import { subjectSidePx } from './subject-side.ts';

const base64Length = (bytes: number) => 4 * Math.ceil(bytes / 3);
const pixelCount = subjectSidePx * subjectSidePx;

/** Telling the subject of a picture from what is behind it. */
export const backgroundCalls = {
  findSubject: call({
    method: 'POST',
    path: '/api/queries/remove-background',
    summary:
      'Which pixels of a picture belong to its subject. Pixels in, a mask out: the picture itself stays in the browser.',
    access: 'guest',
    pace: 'change',
    body: z.object({
      /** RGB, row by row, 320 × 320, in base64. */
      pixels: z.base64().length(base64Length(3 * pixelCount)),
    }),
    /** One byte per pixel, 255 for the subject, in base64. */
    reply: z.object({ mask: z.string() }),
  }),
} as const;
