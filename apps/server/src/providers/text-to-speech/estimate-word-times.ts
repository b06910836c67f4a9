import { readAloud } from '@reelwright/speech';
import type { SpokenLine, WordTime } from './text-to-speech-port.ts';

/** A letter of what is said is one; how many a pause is worth. */
const pauseLetters: Readonly<Record<string, number>> = {
  ',': 3,
  ';': 4,
  ':': 4,
  '.': 7,
  '!': 7,
  '?': 7,
};
/** Louder than this share of the loudest moment is speech. */
const silence = 0.02;

/** When each word is heard, for voices that do not tell: by how long it takes to say, pauses included. */
export function estimateWordTimes(text: string, line: Omit<SpokenLine, 'words'>): WordTime[] {
  const readings = readAloud(text);
  while (readings.at(-1)?.pause) readings.pop();
  const lengths = readings.map(({ says, pause }) =>
    pause ? (pauseLetters[pause] ?? 0) : says.replaceAll(' ', '').length + 1,
  );
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const [start, end] = spokenSeconds(line);
  let place = 0;
  return readings.flatMap(({ start: from, end: to, pause }, at) => {
    const time = (letters: number) => start + ((end - start) * letters) / whole;
    const [begin, length] = [place, lengths[at] ?? 0];
    place += length;
    if (pause) return [];
    return [{ text: text.slice(from, to), startSeconds: time(begin), endSeconds: time(place) }];
  });
}

function spokenSeconds({ samples, sampleRate }: Omit<SpokenLine, 'words'>) {
  let loudest = 0;
  for (const sample of samples) loudest = Math.max(loudest, Math.abs(sample));
  const isSpeech = (sample: number) => Math.abs(sample) > loudest * silence;
  const first = Math.max(0, samples.findIndex(isSpeech));
  const last = samples.findLastIndex(isSpeech);
  return [first / sampleRate, (last < 0 ? samples.length : last) / sampleRate] as const;
}
