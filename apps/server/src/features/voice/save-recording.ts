import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { maxRecordingBytes } from '@reelwright/contract';
import { CodedError } from '../../errors/coded-error.ts';
import type { IncomingFile } from '../../http/handlers.ts';
import { runFfmpeg } from '../../media-tools/prepare/run-ffmpeg.ts';
import { readPeaks } from '../../media-tools/prepare/waveform.ts';
import { probeMedia } from '../../media-tools/probe-media.ts';
import { untrustedInput } from '../../media-tools/untrusted-input.ts';
import { formatBytes } from '../../words/format-bytes.ts';
import { storePrepared } from '../stored-files/store-prepared.ts';
import type { StoredFileRow } from '../stored-files/stored-file-repository.ts';
import type { PrepareParts } from '../uploads/prepare-upload.ts';
import { withWorkFolder } from '../videos/work-folder.ts';

const limits = { seconds: 120 };
const type = 'audio/mpeg';

/** Makes an MP3 of a recorded sentence, whatever the browser recorded it in, and keeps it for its speaker. */
export async function saveRecording(
  parts: PrepareParts,
  userId: number,
  { stream, claimedBytes = 0 }: IncomingFile,
): Promise<StoredFileRow> {
  if (claimedBytes > maxRecordingBytes) {
    stream.destroy();
    throw tooLarge();
  }
  return withWorkFolder(parts.workFolder, async (folder) => {
    const raw = { programs: parts.programs, folder, file: 'recording', type: 'audio/webm' };
    await pipeline(stream, atMost(maxRecordingBytes), createWriteStream(join(folder, raw.file)));
    const file = 'recording.mp3';
    await runFfmpeg(raw, {
      args: [
        ...[...untrustedInput('audio', raw.file), '-map', '0:a:0', '-map_metadata', '-1'],
        ...['-ac', '1', '-ar', '48000', '-c:a', 'libmp3lame', '-b:a', '128k', '-f', 'mp3', file],
      ],
      ...limits,
    });
    const made = await probeMedia({ ...raw, file, kind: 'audio' });
    if (!made || !(made.seconds > 0)) throw new CodedError('file-broken');
    const peaks = await readPeaks(raw, { file, kind: 'audio', seconds: made.seconds });
    return storePrepared(parts, {
      ...{ folder, owner: { userId }, name: 'Recording.mp3' },
      prepared: { file, type, seconds: made.seconds, ...(peaks && { peaks }) },
    });
  });
}

function tooLarge(): CodedError {
  return new CodedError('too-large', { limit: formatBytes(maxRecordingBytes) });
}

function atMost(maxBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(tooLarge());
      else done(null, chunk);
    },
  });
}
