import { z } from 'zod';
import { call } from './call.ts';
import { projectId } from './project.ts';
import { maxSpokenCharacters } from './voice.ts';

const Seconds = z.number();

/** Spec: what was said, as a whole and word by word with its time. */
const TranscriptionResult = z.object({
  transcripts: z.array(z.object({ transcript: z.string() })),
  items: z.array(
    z.object({
      type: z.literal('pronunciation'),
      alternatives: z.array(z.object({ content: z.string() })),
      start_time: Seconds,
      end_time: Seconds,
      /** Who says it, where both channels of a recording have one speaker each: 1 for the first who is heard. */
      speaker: z.number().optional(),
    }),
  ),
});
export type TranscriptionResult = z.output<typeof TranscriptionResult>;

const sound = z.object({
  /** The address of a sound or clip of one's own that is kept here. */
  mp3: z.string().trim().min(1).max(2000),
  proj_id: projectId.optional(),
});

/** Sounds turned into text. */
export const transcriptionCalls = {
  transcribe: call({
    method: 'POST',
    path: '/api/members/transcribe',
    summary:
      'Turns a sound, or that of a clip, into text; empty until it is done, so ask again every few seconds',
    access: 'member',
    pace: 'change',
    body: sound,
    reply: z.object({
      result_json: TranscriptionResult.nullable(),
      percent: z.number(),
      /** How long the sound is. */
      seconds: Seconds,
    }),
  }),
  transcribeInfo: call({
    method: 'GET',
    path: '/api/members/transcribe',
    summary: 'How many seconds of sound can be turned into text this month (info=1)',
    access: 'member',
    pace: 'read',
    query: z.object({ info: z.string().max(10).optional() }),
    reply: z.object({ limit: Seconds, remaining: Seconds }),
  }),
  alignWords: call({
    method: 'POST',
    path: '/api/members/transcribe/align',
    summary: 'When each word of a known line is said in a sound; none where that cannot be told',
    access: 'member',
    pace: 'change',
    body: sound.extend({
      text: z.string().trim().min(1).max(maxSpokenCharacters),
      /** The part of the sound that the line has, in seconds. */
      startTime: z.number().min(0).max(100_000).default(0),
      endTime: z.number().min(0).max(100_000),
    }),
    reply: z.object({
      /** From the start of that part. */
      words: z
        .array(z.object({ text: z.string(), startTime: z.number(), endTime: z.number() }))
        .readonly(),
    }),
  }),
  transcribeCancel: call({
    method: 'POST',
    path: '/api/members/transcribe/cancel',
    summary: 'Gives up turning a sound into text',
    access: 'member',
    pace: 'change',
    body: sound,
    reply: z.object({ cancelled: z.literal(true) }),
  }),
} as const;
