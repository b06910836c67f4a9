import { z } from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/**
 * Nine tries take more than four minutes: a database or a bucket may be away for that long. What
 * goes wrong with a video itself ends it sooner (`handle-render-job.ts`).
 */
const retryLimit = 8;

/** Gathers what a movie is made of, cuts it into segments, and has those drawn that are not kept. */
export const planVideoJob = defineJob({
  name: 'plan-video',
  payload: z.object({ renderId: z.uuid() }),
  retryLimit,
  timeoutSeconds: 3600,
  // It mostly waits for other people's servers, and one person's slow ones must not keep others waiting.
  concurrency: 6,
});

/** Draws segments of a video, one after the other, as one of several helpers. */
export const drawVideoJob = defineJob({
  name: 'draw-video',
  payload: z.object({ renderId: z.uuid(), helper: z.number().int().min(0) }),
  retryLimit,
  timeoutSeconds: 2 * 3600,
  // A slow piece of one video does not hold up all others.
  concurrency: 2,
});

/** Mixes the sound, joins everything and makes the result visible. */
export const finishVideoJob = defineJob({
  name: 'finish-video',
  payload: z.object({ renderId: z.uuid() }),
  retryLimit,
  timeoutSeconds: 2 * 3600,
  concurrency: 2,
});
