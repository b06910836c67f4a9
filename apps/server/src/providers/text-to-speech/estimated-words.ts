import { estimateWordTimes } from '@reelwright/speech';
import type { SpokenLine, WordTime } from './text-to-speech-port.ts';

/** Louder than this share of the loudest moment is speech. */
const silence = 0.02;

/** When each word is heard, for voices that do not tell. */
export function estimatedWords(text: string, line: Omit<SpokenLine, 'words'>): WordTime[] {
  return estimateWordTimes(text, ...spokenSeconds(line));
}

function spokenSeconds({ samples, sampleRate }: Omit<SpokenLine, 'words'>) {
  let loudest = 0;
  for (const sample of samples) loudest = Math.max(loudest, Math.abs(sample));
  const isSpeech = (sample: number) => Math.abs(sample) > loudest * silence;
  const first = Math.max(0, samples.findIndex(isSpeech));
  const last = samples.findLastIndex(isSpeech);
  return [first / sampleRate, (last < 0 ? samples.length : last) / sampleRate] as const;
}
