import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { withWorkFolder } from '../../data-dir/work-folder.ts';
import { CodedError } from '../../errors/coded-error.ts';
import { runFfmpeg } from '../../media-tools/prepare/run-ffmpeg.ts';
import { probeMedia } from '../../media-tools/probe-media.ts';
import { untrustedInput } from '../../media-tools/untrusted-input.ts';
import {
  samplesPerSecond,
  type Transcription,
} from '../../providers/transcription/transcription-port.ts';
import type { PrepareParts } from '../uploads/prepare-upload.ts';
import { keptWords } from './kept-words.ts';
import { withSpeakers } from './speakers-by-channel.ts';
import {
  noteProgress,
  transcriptionById,
  updateTranscription,
} from './transcription-repository.ts';

export interface TranscribeParts extends PrepareParts {
  readonly transcription: Transcription;
}

const decodeSeconds = 1800;
const progressEveryMs = 1000;

/**
 * Turns a sound, or that of a clip, into words with their times. Nothing of it is in memory as a whole; doing it twice
 * does no harm.
 */
export async function transcribeFile(
  parts: TranscribeParts,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const { db, storage, programs, transcription } = parts;
  const row = await transcriptionById(db, id);
  if (!row || row.state === 'done') return;
  const giveUp = new AbortController();
  const either = AbortSignal.any([signal, giveUp.signal]);
  try {
    await withWorkFolder(parts.workFolder, async (folder) => {
      const media = { programs, folder, file: 'sound', type: 'audio/mpeg', signal: either };
      const { stream } = await storage.get(row.fileKey);
      await pipeline(stream, createWriteStream(join(folder, media.file)), { signal: either });
      const facts = await probeMedia({ ...media, kind: 'audio' });
      if (facts && !facts.hasAudio) {
        // Nothing was listened to, so nothing is counted.
        await updateTranscription(db, id, { state: 'done', percent: 100, words: [], seconds: 0 });
        return;
      }
      const pcm = 'speech.pcm';
      await runFfmpeg(media, {
        args: [
          ...untrustedInput('audio', media.file),
          ['-map', '0:a:0'],
          ['-ac', '1'],
          ['-ar', String(samplesPerSecond)],
          ['-f', 's16le'],
          [pcm],
        ],
        seconds: decodeSeconds,
      });
      const words = await transcription.transcribe({
        pcmFile: join(folder, pcm),
        onProgress: tellProgress(parts, id, giveUp),
        signal: either,
      });
      const heard = keptWords(words);
      const spoken = facts?.audioChannels === 2 ? await withSpeakers(media, heard) : heard;
      await updateTranscription(db, id, { state: 'done', percent: 100, words: spoken });
    });
  } catch (error) {
    // Nobody wants it any more.
    if (giveUp.signal.aborted) return;
    if (!(error instanceof CodedError) || error.status >= 500) throw error;
    await updateTranscription(db, id, { state: 'failed' });
  }
}

function tellProgress({ db }: TranscribeParts, id: string, giveUp: AbortController) {
  let reportedAtMs = 0;
  return (percent: number) => {
    if (Date.now() - reportedAtMs < progressEveryMs) return;
    reportedAtMs = Date.now();
    noteProgress(db, id, percent).then(
      (isWanted) => !isWanted && giveUp.abort(),
      // What is only shown must not end what is being made.
      () => undefined,
    );
  };
}
