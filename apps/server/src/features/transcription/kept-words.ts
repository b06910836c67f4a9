import type { RecognisedWord } from '../../providers/transcription/transcription-port.ts';

/** Words as projects keep them: to the millisecond. */
export function keptWords(words: readonly RecognisedWord[]) {
  const rounded = (seconds: number) => Math.round(seconds * 1000) / 1000;
  return words.map(({ text, startSeconds, endSeconds }) => ({
    text,
    startTime: rounded(startSeconds),
    endTime: rounded(endSeconds),
  }));
}
