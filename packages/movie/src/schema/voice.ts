import { z } from 'zod';

const defaultVoiceLanguage = 'en-US';
const defaultVoice = 'en-US-Wavenet-J';

export const VoiceSettings = z.looseObject({
  /** Missing until the person has chosen. */
  type: z.enum(['tts', 'mic', 'upload', 'none']).optional(),
  lang: z.string().max(100).default(defaultVoiceLanguage),
  voice: z.string().max(200).default(defaultVoice),
  overwrite: z.boolean().default(false),
  device: z.string().max(1000).optional(),
});
export type VoiceSettings = z.output<typeof VoiceSettings>;
