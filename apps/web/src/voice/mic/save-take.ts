import { saveMp3Path } from '@reelwright/contract';
import { estimateWordTimes } from '@reelwright/speech';
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
  const reply = await fetch(saveMp3Path, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { accept: 'application/json', 'content-type': sound.type || 'audio/webm' },
    body: sound,
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!reply.ok) throw new Error(await problemOf(reply));
  const { url, duration } = (await reply.json()) as { url: string; duration: number };
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

/** The server's own sentence. */
async function problemOf(reply: Response): Promise<string> {
  const body: unknown = await reply.json().catch(() => undefined);
  const error = (body as { error?: unknown } | undefined)?.error;
  return typeof error === 'string' ? error : 'The recording could not be saved.';
}
