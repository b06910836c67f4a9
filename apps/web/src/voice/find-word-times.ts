import { client } from '../api/client.ts';
import type { LineAudio, VoiceLine, VoiceWork } from './voice-work.ts';

/**
 * Has the server find when each word of a line is said in a sound of the person's own, and keeps that with
 * the line. Nobody waits for it, and nothing is said when it fails: an estimate stands in its place.
 */
export async function findWordTimes(
  work: VoiceWork,
  { key, spoken }: Pick<VoiceLine, 'key' | 'spoken'>,
  { url = '', duration = 0, startTime = 0, endTime = duration }: LineAudio,
): Promise<void> {
  // The server knows how English sounds.
  if (!work.settings.lang.startsWith('en')) return;
  try {
    const part = { mp3: url, text: spoken, startTime, endTime };
    const { words } = await client.alignWords({ body: part });
    const now = work.now().lines.find((line) => line.key === key);
    const isAnother =
      now?.spoken !== spoken || now.audio?.url !== url || (now.audio.startTime ?? 0) !== startTime;
    // Recorded again, cut or rewritten meanwhile.
    if (isAnother || words.length === 0) return;
    work.setAudio('Record a sentence', new Map([[key, { ...now.audio, words }]]), 'voices');
  } catch (error) {
    console.warn('The words of a recording have no times of their own.', error);
  }
}
