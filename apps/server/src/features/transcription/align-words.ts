import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { storedMediaPath } from '@reelwright/contract';
import { readAloud } from '@reelwright/speech';
import { withWorkFolder } from '../../data-dir/work-folder.ts';
import { CodedError } from '../../errors/coded-error.ts';
import type { Member } from '../../http/caller.ts';
import { runFfmpeg } from '../../media-tools/prepare/run-ffmpeg.ts';
import { untrustedInput } from '../../media-tools/untrusted-input.ts';
import {
  samplesPerSecond,
  type WordAlignment,
} from '../../providers/transcription/transcription-port.ts';
import { findStored } from '../stored-files/stored-file-repository.ts';
import type { PrepareParts } from '../uploads/prepare-upload.ts';
import { keptWords } from './kept-words.ts';

interface AlignRequest {
  readonly address: string;
  readonly text: string;
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly signal: AbortSignal;
}

/** A line is a sentence or a few: aligning more at once takes memory with its length. */
const maxAlignedSeconds = 60;
/** No word is said in less, and ffmpeg reads no 1e-9. */
const shortestSeconds = 0.05;
const decodeSeconds = 60;

/** When each word of a line is said in a part of a sound of somebody's own, from its start; none when they are not found. */
export async function alignWords(
  parts: PrepareParts & { readonly alignment: WordAlignment },
  member: Member,
  { address, text, startSeconds, endSeconds, signal }: AlignRequest,
) {
  const key = address.startsWith(storedMediaPath) ? address.slice(storedMediaPath.length) : '';
  const file = key ? await findStored(parts.db, key) : undefined;
  if (!file || file.userId !== member.id) throw new CodedError('not-found');
  const seconds = Math.min(endSeconds, file.seconds ?? 0) - startSeconds;
  if (seconds < shortestSeconds || seconds > maxAlignedSeconds) return [];
  // The same words that a computer voice tells the times of. It takes English letters to say them.
  const readings = readAloud(text).filter(({ pause }) => !pause);
  if (readings.some(({ says }) => !/[a-z]/i.test(says))) return [];
  const words = readings.map(({ start, end }) => text.slice(start, end));
  return withWorkFolder(parts.workFolder, async (folder) => {
    const media = { programs: parts.programs, folder, file: 'sound', type: 'audio/mpeg', signal };
    const { stream } = await parts.storage.get(key);
    await pipeline(stream, createWriteStream(join(folder, media.file)), { signal });
    const pcm = 'speech.pcm';
    await runFfmpeg(media, {
      args: [
        ['-ss', startSeconds.toFixed(3)],
        ...untrustedInput('audio', media.file),
        ['-map', '0:a:0'],
        ['-t', seconds.toFixed(3)],
        ['-ac', '1'],
        ['-ar', String(samplesPerSecond)],
        ['-f', 's16le'],
        [pcm],
      ],
      seconds: decodeSeconds,
    });
    const found = await parts.alignment.align({ pcmFile: join(folder, pcm), words, signal });
    return keptWords(found ?? []);
  });
}
