import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { withNewFolder } from '../../data-dir/work-folder.ts';
import { ProgramFailed, startProgram } from '../../media-tools/start-program.ts';
import { untrustedInput } from '../../media-tools/untrusted-input.ts';
import { SpeechError } from './text-to-speech-port.ts';

const sampleRate = 24_000;
const limits = { seconds: 60, cpuSeconds: 60, memoryMegabytes: 1024 };

/** The sound that an outside voice sent, whatever its format is, as numbers. */
export async function decodeSpeech(
  sound: Uint8Array,
  ffmpeg: string,
  signal: AbortSignal | undefined,
): Promise<{ samples: Float32Array; sampleRate: number }> {
  try {
    return await withNewFolder(join(tmpdir(), 'reelwright-speech-'), async (folder) => {
      await writeFile(join(folder, 'sound'), sound);
      const running = startProgram({
        program: ffmpeg,
        args: [
          ['-nostdin'],
          ['-v', 'error'],
          ...untrustedInput('audio', 'sound'),
          ['-map', '0:a:0'],
          ['-ac', '1'],
          ['-ar', String(sampleRate)],
          ['-f', 'f32le'],
          ['-'],
        ],
        folder,
        limits,
        ...(signal && { signal }),
      });
      running.stdin.end();
      const [bytes] = await Promise.all([buffer(running.stdout), running.done]);
      const samples = new Float32Array(
        new Uint8Array(bytes).buffer,
        0,
        Math.floor(bytes.length / 4),
      );
      return { samples, sampleRate };
    });
  } catch (cause) {
    if (!(cause instanceof ProgramFailed) || cause.reason !== 'failed') throw cause;
    throw new SpeechError('unavailable', 'The voice sent something that is no sound.', { cause });
  }
}
