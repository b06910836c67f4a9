import { z } from 'zod';

const defaultVoiceLanguage = 'en-US';
const defaultVoice = 'en-US-Wavenet-J';

export const VoiceSettings = z.looseObject({
  /** Missing until the person has chosen. */
  type: z.enum(['tts', 'mic', 'upload', 'none']).optional(),
  lang: z.string().max(100).default(defaultVoiceLanguage),
  voice: z.string().max(200).default(defaultVoice),
  /** The finer voice that the video is finished with; missing where the voice above stays. */
  studio: z.string().max(200).optional(),
  overwrite: z.boolean().default(false),
  device: z.string().max(1000).optional(),
  /** Of a computer voice: 1 is its own speed, pitch is in semitones, the pause follows every line. */
  speed: z.number().min(0.5).max(2).optional(),
  pitch: z.number().min(-6).max(6).optional(),
  pause: z.number().min(0).max(3).optional(),
  /** Words that are read otherwise than they are written. */
  pronunciations: z
    .array(z.object({ word: z.string().max(100), says: z.string().max(200) }))
    .max(100)
    .optional(),
  /** Words that are stressed: in the line that says this, or in every line. */
  emphasis: z
    .array(z.object({ word: z.string().max(100), line: z.string().max(2000).optional() }))
    .max(500)
    .optional(),
});
export type VoiceSettings = z.output<typeof VoiceSettings>;
