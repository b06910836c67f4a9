import { createInterface } from 'node:readline';
import type { MediaPrograms } from '../../media-tools/media-programs.ts';
import { startProgram } from '../../media-tools/start-program.ts';

interface Measurement {
  /** Integrated loudness; -Infinity for silence. */
  readonly lufs: number;
  /** The highest peak a player gets, also between samples, in dBTP. */
  readonly peakDb: number;
}

const limits = { seconds: 1800, cpuSeconds: 1800, memoryMegabytes: 2048 };

/** Listens to a finished file the way players do. */
export async function measureSound(request: {
  readonly programs: MediaPrograms;
  readonly folder: string;
  readonly file: string;
  readonly signal?: AbortSignal;
}): Promise<Measurement> {
  const { programs, folder, file, signal } = request;
  // It measures all the way; the last of each is about the whole.
  const running = startProgram({
    program: programs.ffmpeg,
    args: [
      ['-nostdin'],
      ['-v', 'error'],
      ['-i', `file:${file}`],
      ['-af', 'ebur128=peak=true:metadata=1,ametadata=print:file=-'],
      ['-f', 'null'],
      ['-'],
    ],
    folder,
    limits,
    ...(signal && { signal }),
  });
  running.stdin.end();
  const last = { I: Number.NEGATIVE_INFINITY, true_peak: 0 };
  const reading = (async () => {
    for await (const line of createInterface({ input: running.stdout })) {
      const [, name, value] = /^lavfi\.r128\.(I|true_peak)=(-?[\d.]+)$/.exec(line) ?? [];
      if (name) last[name as keyof typeof last] = Number(value);
    }
  })();
  await Promise.all([reading, running.done]);
  return { lufs: last.I, peakDb: 20 * Math.log10(last.true_peak) };
}
