import type { Voice } from '../text-to-speech-port.ts';

interface Speaker {
  /** Which of the 904 readers of the recordings. */
  readonly id: number;
  readonly name: string;
  readonly gender: 'female' | 'male';
  readonly mood: string;
  /** 1 is as recorded; readers of books differ, and films want about 160 words a minute. */
  readonly pace: number;
  readonly standsFor: readonly string[];
}

/** The voices that were understood without a mistake. The first four stand for those of free accounts. */
const speakers: readonly Speaker[] = [
  {
    id: 14,
    name: 'Clara',
    gender: 'female',
    mood: 'warm, clear',
    pace: 0.57,
    standsFor: ['en-US-Wavenet-J', 'en-US-Wavenet-C'],
  },
  {
    id: 123,
    name: 'Martin',
    gender: 'male',
    mood: 'calm, deep',
    pace: 0.7,
    standsFor: ['en-GB-Wavenet-B', 'en-US-Wavenet-D'],
  },
  {
    id: 60,
    name: 'Nora',
    gender: 'female',
    mood: 'bright, friendly',
    pace: 0.69,
    standsFor: ['en-US-Wavenet-F'],
  },
  {
    id: 600,
    name: 'Henry',
    gender: 'male',
    mood: 'steady, serious',
    pace: 0.62,
    standsFor: ['en-GB-Wavenet-C', 'en-US-Wavenet-A'],
  },
  {
    id: 0,
    name: 'Alice',
    gender: 'female',
    mood: 'gentle, soft',
    pace: 0.62,
    standsFor: ['en-GB-Wavenet-A'],
  },
  {
    id: 100,
    name: 'Emma',
    gender: 'female',
    mood: 'lively',
    pace: 0.58,
    standsFor: ['en-US-Wavenet-G'],
  },
  {
    id: 150,
    name: 'Grace',
    gender: 'female',
    mood: 'composed',
    pace: 0.67,
    standsFor: ['en-US-Wavenet-E'],
  },
  {
    id: 180,
    name: 'Ivy',
    gender: 'female',
    mood: 'young, light',
    pace: 0.59,
    standsFor: ['en-US-Wavenet-H'],
  },
  {
    id: 260,
    name: 'Ruth',
    gender: 'female',
    mood: 'mature, kind',
    pace: 0.55,
    standsFor: ['en-GB-Wavenet-F'],
  },
  {
    id: 500,
    name: 'Oscar',
    gender: 'male',
    mood: 'relaxed',
    pace: 0.6,
    standsFor: ['en-US-Wavenet-I'],
  },
  {
    id: 700,
    name: 'Victor',
    gender: 'male',
    mood: 'strong, direct',
    pace: 0.67,
    standsFor: ['en-US-Wavenet-B'],
  },
  {
    id: 800,
    name: 'Leon',
    gender: 'male',
    mood: 'even, modern',
    pace: 0.59,
    standsFor: ['en-GB-Wavenet-D'],
  },
  {
    id: 900,
    name: 'Walter',
    gender: 'male',
    mood: 'low, trustworthy',
    pace: 0.66,
    standsFor: [],
  },
];

export const embeddedVoices: readonly Voice[] = speakers.map(
  ({ name, gender, mood, standsFor }) => ({
    name: `en-US-${name}`,
    languageCode: 'en-US',
    label: `${name} (${mood})`,
    gender,
    mood,
    quality: 'quick' as const,
    standsFor,
  }),
);

/** An unknown name is read by the first voice: projects may name one of another provider. */
export function speakerCalled(voice: string): Speaker {
  const found = speakers.find(({ name }) => `en-US-${name}` === voice) ?? speakers[0];
  if (!found) throw new Error('There are no voices.');
  return found;
}
