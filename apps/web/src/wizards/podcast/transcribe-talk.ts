import type { TranscriptionResult } from '@reelwright/contract';
import { levelLetters } from '@reelwright/movie';
import {
  podcastWords,
  soundOf,
  type TimedWord,
  timedTranscript,
  transcriptOf,
  withTalk,
} from '@reelwright/wizards/podcast';
import { client } from '../../api/client.ts';
import { request } from '../../api/request.ts';
import { mayRecord } from '../../voice/may-record.ts';
import { isUnderstood } from '../../voice/upload/audio-of-lines.ts';
import { leaving, transcribe } from '../../voice/upload/transcribe.ts';
import type { JobRunner } from '../../wizard/wizard-model.ts';

/** Has the server listen to a talk. It is found again by the address of its sound. */
export const transcribeTalk: JobRunner = {
  start: async (data, signal) => {
    const mp3 = soundOf(data)?.url ?? '';
    // Whoever brings the times needs nobody to listen.
    if (timedTranscript(data).length > 0) return mp3;
    if (!(await mayRecord('transcribe'))) throw new Error(podcastWords.needsAccount);
    await request((options) => client.transcribe({ body: { mp3 } }, options), { signal });
    return mp3;
  },
  follow: async (mp3, data, { signal, onProgress }) => {
    const timed = timedTranscript(data);
    const { words, seconds } =
      timed.length > 0
        ? { words: timed, seconds: soundOf(data)?.seconds ?? 0 }
        : await heardIn(mp3, signal, (share) => onProgress('Transcribing your podcast', share));
    onProgress('Looking at the sound', 1);
    const { peaks, per_second } = await request((options) =>
      client.filePeaks({ query: { url: mp3 } }, options),
    );
    const levels = levelLetters(peaks, per_second);
    return (now) => {
      const kept = typeof now.info.mp3 === 'object' ? now.info.mp3 : {};
      const sound = { ...kept, url: mp3, duration: seconds, levels };
      return withTalk({ ...now, info: { ...now.info, mp3: sound } }, words, transcriptOf(now));
    };
  },
  cancel: async (mp3) => {
    await request((options) => client.transcribeCancel({ body: { mp3 } }, options));
  },
};

/** What is said in a sound, word by word. */
async function heardIn(mp3: string, signal: AbortSignal, onShare: (share: number) => void) {
  // Whoever leaves the page finds it done when they come back.
  const watch = new AbortController();
  signal.addEventListener('abort', () => watch.abort(leaving), { once: true });
  const { result, seconds } = await transcribe({
    mp3,
    projectId: undefined,
    signal: watch.signal,
    onPercent: (percent) => onShare(percent / 100),
  });
  if (!isUnderstood(result)) throw new Error(podcastWords.nothingSaid);
  return { words: wordsOf(result), seconds };
}

function wordsOf({ items }: TranscriptionResult): readonly TimedWord[] {
  return items.map(({ alternatives, start_time, end_time, speaker }) => ({
    text: alternatives[0]?.content ?? '',
    startTime: start_time,
    endTime: end_time,
    ...(speaker !== undefined && { speaker }),
  }));
}
