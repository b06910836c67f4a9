import { z } from 'zod';
import { call } from './call.ts';
import { projectId } from './project.ts';
import {
  maxPronunciations,
  maxSampleCharacters,
  maxSpokenCharacters,
  maxStressedWords,
  saveMp3Path,
  voiceInfoPath,
} from './voice.ts';

const Voice = z.object({
  /** What projects keep and calls name. */
  Name: z.string(),
  LanguageCode: z.string(),
  label: z.string(),
  /** Not for free accounts. */
  pro: z.boolean(),
  gender: z.enum(['female', 'male']).optional(),
  /** It reads whatever language a line is in. */
  speaks_all: z.boolean().optional(),
  /** Ready at once, or finer and slower: a video can be finished with the latter. */
  quality: z.enum(['quick', 'studio']).optional(),
  /** How it sounds, in a few words. */
  mood: z.string().optional(),
  /** Names that projects may keep for it too: those of voices that are not offered here. */
  aliases: z.array(z.string()).readonly(),
});
export type Voice = z.output<typeof Voice>;

const VoiceLanguage = z.object({ label: z.string(), value: z.string() });
export type VoiceLanguage = z.output<typeof VoiceLanguage>;

const flag = z.string().max(10).optional();

/** Computer voices: which there are, how they sound, and lines spoken by them. */
export const voiceCalls = {
  speak: call({
    method: 'POST',
    path: '/api/members/tts',
    summary: 'Speaks a line; one that was spoken before costs nothing',
    access: 'member',
    pace: 'change',
    body: z.object({
      lang: z.string().trim().max(100).default('en-US'),
      voice: z.string().trim().min(1).max(200),
      text: z.string().trim().min(1).max(maxSpokenCharacters),
      proj_id: projectId.optional(),
      /** 1 is the voice's own. */
      speed: z.number().min(0.5).max(2).default(1),
      /** In semitones. */
      pitch: z.number().min(-6).max(6).default(0),
      /** Seconds of silence after the line. */
      pause: z.number().min(0).max(3).default(0),
      /** Words that are to be read otherwise than they are written. */
      pronunciations: z
        .array(z.object({ word: z.string().max(100), says: z.string().max(200) }))
        .max(maxPronunciations)
        .default([]),
      /** Words of the line that are stressed. */
      emphasis: z.array(z.string().max(100)).max(maxStressedWords).default([]),
    }),
    reply: z.object({
      url: z.string(),
      /** In seconds. */
      duration: z.number(),
      /** When each word of the text is heard. */
      words: z
        .array(z.object({ text: z.string(), startTime: z.number(), endTime: z.number() }))
        .readonly(),
    }),
  }),
  voices: call({
    method: 'GET',
    path: '/api/members/tts/voices',
    summary: 'The computer voices that can be used here',
    access: 'guest',
    pace: 'read',
    reply: z.array(Voice).readonly(),
  }),
  voiceLanguages: call({
    method: 'GET',
    path: '/api/members/tts/langs',
    summary: 'The languages that the voices speak',
    access: 'guest',
    pace: 'read',
    reply: z.array(VoiceLanguage).readonly(),
  }),
  voiceMinutes: call({
    method: 'GET',
    path: '/api/members/tts/minutes',
    summary: 'How much was spoken this month, and how many minutes the plan has',
    access: 'member',
    pace: 'read',
    reply: z.object({
      used_seconds: z.number(),
      /** `null`: no limit. */
      max_minutes: z.number().nullable(),
    }),
  }),
  /** The address of the specification: what it gives depends on what is asked for. */
  voiceInfo: call({
    method: 'GET',
    path: voiceInfoPath,
    summary: 'The voices (voices=1), their languages (langs=1), or how one sounds (demo=its name)',
    access: 'guest',
    pace: 'read',
    query: z.object({
      voices: flag,
      langs: flag,
      demo: z.string().max(200).optional(),
      lang: z.string().max(100).optional(),
      voice: z.string().max(200).optional(),
      redir: flag,
      /** What the demo says; its own sentence without it. */
      text: z.string().trim().max(maxSampleCharacters).optional(),
    }),
    reply: { file: ['application/json', 'audio/mpeg'] },
  }),
  saveMp3: call({
    method: 'POST',
    path: saveMp3Path,
    summary: 'Keeps a recorded sentence as an MP3; the body is the recording itself',
    access: 'member',
    pace: 'change',
    upload: ['audio/', 'video/webm', 'video/mp4'],
    reply: z.object({ url: z.string(), duration: z.number() }),
  }),
} as const;
