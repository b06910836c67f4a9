import type { TranscriptionResult, transcriptionCalls } from '@reelwright/contract';
import { CodedError } from '../../errors/coded-error.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';
import { createFairQueue, TooManyWaiting } from '../../threads/fair-queue.ts';
import { alignWords } from './align-words.ts';
import type { TranscriptionRow } from './transcription-repository.ts';
import type { TranscriptionService } from './transcription-service.ts';

/** A sentence takes a processor for a second; people take turns. */
const alignmentLimits = { atOnce: 1, waitingPerAccount: 10, waitingInAll: 60 };

export function createTranscriptionHandlers(
  service: TranscriptionService,
  aligning: Parameters<typeof alignWords>[0],
): FeatureHandlers<keyof typeof transcriptionCalls> {
  const queue = createFairQueue(alignmentLimits);
  return {
    alignWords: async ({ body, caller, signal }) => {
      const member = await caller();
      const { mp3: address, text, startTime: startSeconds, endTime: endSeconds } = body;
      const work = () =>
        alignWords(aligning, member, { address, text, startSeconds, endSeconds, signal });
      try {
        return { words: await queue.run(`${member.id}`, work, signal) };
      } catch (error) {
        throw error instanceof TooManyWaiting ? new CodedError('voice-busy') : error;
      }
    },
    transcribe: async ({ body, caller }) => {
      const row = await service.ask(await caller(), body.mp3);
      return { result_json: resultOf(row), percent: row.percent, seconds: row.seconds };
    },
    transcribeInfo: async ({ caller }) => service.room(await caller()),
    transcribeCancel: async ({ body, caller }) => {
      await service.cancel(await caller(), body.mp3);
      return { cancelled: true as const };
    },
  };
}

/** Spec: the shape that recognition services give. Empty until it is done. */
function resultOf({ state, words }: TranscriptionRow): TranscriptionResult | null {
  if (state !== 'done' || !words) return null;
  return {
    transcripts: [{ transcript: words.map(({ text }) => text).join(' ') }],
    items: words.map(({ text, startTime, endTime, speaker }) => ({
      type: 'pronunciation',
      alternatives: [{ content: text }],
      start_time: startTime,
      end_time: endTime,
      ...(speaker !== undefined && { speaker }),
    })),
  };
}
