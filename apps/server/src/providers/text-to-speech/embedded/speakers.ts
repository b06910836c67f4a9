import type { Voice } from '../text-to-speech-port.ts';

interface Speaker {
  /** Which of the 904 readers of the recordings. */
  readonly id: number;
  readonly name: string;
  readonly about: string;
  readonly pro: boolean;
  /** 1 is as recorded; readers of books differ, and films want about 160 words a minute. */
  readonly pace: number;
}

/** The voices that were understood without a mistake, the free ones first. */
const speakers: readonly Speaker[] = [
  { id: 14, name: 'Clara', about: 'warm, clear', pro: false, pace: 0.8 },
  { id: 123, name: 'Martin', about: 'calm, deep', pro: false, pace: 0.86 },
  { id: 60, name: 'Nora', about: 'bright, friendly', pro: false, pace: 0.86 },
  { id: 600, name: 'Henry', about: 'steady, serious', pro: false, pace: 0.82 },
  { id: 0, name: 'Alice', about: 'gentle, soft', pro: true, pace: 0.8 },
  { id: 100, name: 'Emma', about: 'lively', pro: true, pace: 0.78 },
  { id: 150, name: 'Grace', about: 'composed', pro: true, pace: 0.86 },
  { id: 180, name: 'Ivy', about: 'young, light', pro: true, pace: 0.8 },
  { id: 260, name: 'Ruth', about: 'mature, kind', pro: true, pace: 0.76 },
  { id: 500, name: 'Oscar', about: 'relaxed', pro: true, pace: 0.85 },
  { id: 700, name: 'Victor', about: 'strong, direct', pro: true, pace: 0.88 },
  { id: 800, name: 'Leon', about: 'even, modern', pro: true, pace: 0.8 },
  { id: 900, name: 'Walter', about: 'low, trustworthy', pro: true, pace: 0.85 },
];

export const embeddedVoices: readonly Voice[] = speakers.map(({ name, about, pro }) => ({
  name: `en-US-${name}`,
  languageCode: 'en-US',
  label: `${name} (${about})`,
  pro,
}));

/** An unknown name is read by the first voice: projects may name one of another provider. */
export function speakerCalled(voice: string): Speaker {
  const found = speakers.find(({ name }) => `en-US-${name}` === voice) ?? speakers[0];
  if (!found) throw new Error('There are no voices.');
  return found;
}
