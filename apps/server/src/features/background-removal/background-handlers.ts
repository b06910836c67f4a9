import type { backgroundCalls } from '@reelwright/contract';
import { CodedError } from '../../errors/coded-error.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';
import type { BackgroundRemoval } from '../../providers/background-removal/background-removal-port.ts';
import { createFairQueue, TooManyWaiting } from '../../threads/fair-queue.ts';
import { turnOf } from '../../turns/turn-of.ts';

/** One picture takes a processor for a third of a second; people take turns. */
export const backgroundLimits = { atOnce: 1, waitingPerAccount: 3, waitingInAll: 30 };

export function createBackgroundHandlers(
  removal: BackgroundRemoval,
): FeatureHandlers<keyof typeof backgroundCalls> {
  const queue = createFairQueue(backgroundLimits);
  return {
    findSubject: async ({ body, caller, address, signal }) => {
      const { person } = turnOf(await caller(), address);
      const pixels = Buffer.from(body.pixels, 'base64');
      try {
        const mask = await queue.run(person, () => removal.findSubject(pixels, signal), signal);
        return { mask: Buffer.from(mask).toString('base64') };
      } catch (error) {
        throw error instanceof TooManyWaiting ? new CodedError('background-busy') : error;
      }
    },
  };
}
