import type { TranscriptionResult, transcriptionCalls } from '@reelwright/contract';
import type { FeatureHandlers } from '../../http/handlers.ts';
import type { TranscriptionRow } from './transcription-repository.ts';
import type { TranscriptionService } from './transcription-service.ts';

export function createTranscriptionHandlers(
  service: TranscriptionService,
): FeatureHandlers<keyof typeof transcriptionCalls> {
  return {
    transcribe: async ({ body, caller }) => {
      const row = await service.ask(await caller(), body.mp3);
      return { result_json: resultOf(row), percent: row.percent };
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
    items: words.map(({ text, startTime, endTime }) => ({
      type: 'pronunciation',
      alternatives: [{ content: text }],
      start_time: startTime,
      end_time: endTime,
    })),
  };
}
