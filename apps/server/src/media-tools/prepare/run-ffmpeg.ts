import { CodedError } from '../../errors/coded-error.ts';
import type { ProgramArguments } from '../program-arguments.ts';
import { startProgram, wasHindered } from '../start-program.ts';
import type { RawMedia } from './prepared-media.ts';

interface FfmpegRun {
  readonly args: ProgramArguments;
  readonly seconds: number;
  /** How long what is being made will be; tells how far it is. */
  readonly totalSeconds?: number;
}

/** Runs ffmpeg on what somebody brought. What it cannot read is broken; what hinders it is our trouble. */
export async function runFfmpeg(media: RawMedia, run: FfmpegRun): Promise<void> {
  const { programs, folder, signal, onProgress } = media;
  const running = startProgram({
    program: programs.ffmpeg,
    args: [['-nostdin'], ['-y'], ['-v', 'error'], ['-progress', 'pipe:1'], ...run.args],
    folder,
    limits: { seconds: run.seconds, cpuSeconds: run.seconds * 2, memoryMegabytes: 4096 },
    ...(signal && { signal }),
  });
  running.stdin.end();
  running.stdout.on('data', (chunk: Buffer) => {
    const done = /out_time_us=(\d+)/.exec(chunk.toString())?.[1];
    if (!done || !run.totalSeconds) return;
    onProgress?.(Math.min(99, Math.round(Number(done) / 1e4 / run.totalSeconds)));
  });
  try {
    await running.done;
  } catch (error) {
    if (signal?.aborted || wasHindered(error)) throw error;
    throw new CodedError('file-broken', undefined, { cause: error });
  }
}
