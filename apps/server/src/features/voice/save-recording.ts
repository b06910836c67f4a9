import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { maxRecordingBytes } from '@reelwright/contract';
import { withWorkFolder } from '../../data-dir/work-folder.ts';
import { CodedError } from '../../errors/coded-error.ts';
import type { IncomingFile } from '../../http/handlers.ts';
import { inConversionTurn } from '../../media-tools/prepare/conversion-turns.ts';
import { runFfmpeg } from '../../media-tools/prepare/run-ffmpeg.ts';
import { peaksOfSamples } from '../../media-tools/prepare/waveform.ts';
import { untrustedInput } from '../../media-tools/untrusted-input.ts';
import { formatBytes } from '../../words/format-bytes.ts';
import { storePrepared } from '../stored-files/store-prepared.ts';
import type { StoredFileRow } from '../stored-files/stored-file-repository.ts';
import type { PrepareParts } from '../uploads/prepare-upload.ts';

const limits = { seconds: 120 };
const type = 'audio/mpeg';
const samplesPerSecond = 8000;

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
    const [file, samples] = ['recording.mp3', 'recording.pcm'];
    // Somebody waits for the next sentence: one run makes the MP3 and what its length and waveform are read from.
    const convert = () =>
      runFfmpeg(raw, {
        args: [
          ...untrustedInput('audio', raw.file),
          ['-map', '0:a:0'],
          ['-map_metadata', '-1'],
          ['-ac', '1'],
          ['-ar', '48000'],
          ['-c:a', 'libmp3lame'],
          ['-b:a', '128k'],
          ['-f', 'mp3'],
          [file],
          ['-map', '0:a:0'],
          ['-ac', '1'],
          ['-ar', String(samplesPerSecond)],
          ['-f', 's16le'],
          [samples],
        ],
        ...limits,
      });
    // A sentence is as quick as a picture.
    await inConversionTurn('pictures', convert).catch((error: unknown) => {
      const isUnreadable = error instanceof CodedError && error.code === 'file-broken';
      throw isUnreadable ? new CodedError('not-a-sound', undefined, { cause: error }) : error;
    });
    const seconds = (await stat(join(folder, samples))).size / 2 / samplesPerSecond;
    if (seconds === 0) throw new CodedError('not-a-sound');
    const sound = createReadStream(join(folder, samples));
    const peaks = await peaksOfSamples(sound, { seconds, samplesPerSecond });
    return storePrepared(parts, {
      folder,
      owner: { userId },
      name: 'Recording.mp3',
      prepared: { file, type, seconds, ...(peaks && { peaks }) },
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
