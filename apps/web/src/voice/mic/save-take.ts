import { estimateWordTimes } from '@reelwright/speech';
import { client } from '../../api/client.ts';
import type { LineAudio } from '../voice-work.ts';
import type { Take } from './kept-takes.ts';
import { leadSeconds, tailSeconds } from './voice-activity.ts';

/** Spec: saving takes three seconds at most, or the sentence is done again. */
const saveMs = 3000;

/** Has the server make an MP3 of a recording; fails when it does not have it in time. */
export async function saveTake(
  { sound, spoken, startTime, endTime }: Pick<Take, 'sound' | 'spoken' | 'startTime' | 'endTime'>,
  timeoutMs = saveMs,
): Promise<LineAudio> {
  const signal = AbortSignal.timeout(timeoutMs);
  const { url, duration } = await client.saveMp3({ file: sound }, { signal });
  const end = Math.min(endTime, duration);
  const start = startTime < end ? startTime : 0;
  const words = estimateWordTimes(
    spoken,
    leadSeconds,
    Math.max(leadSeconds, end - start - tailSeconds),
  );
  return {
    url,
    duration,
    text: spoken,
    startTime: start,
    endTime: end,
    // Shown words come about when they are said.
    words: words.map(({ text, startSeconds, endSeconds }) => ({
      text,
      startTime: startSeconds,
      endTime: endSeconds,
    })),
  };
}
