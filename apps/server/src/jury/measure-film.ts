/** How a finished film sounds, measured on its file. */
import type { MediaPrograms } from '../media-tools/media-programs.ts';
import { startProgram } from '../media-tools/start-program.ts';

export interface SoundMeasures {
  readonly lufs: number;
  readonly truePeakDb: number;
  /** The longest time in which next to nothing is heard. */
  readonly longestSilenceSeconds: number;
  /** How much louder it is while somebody speaks than between sentences, where only music is heard. */
  readonly voiceOverMusicDb: number;
}

/** When somebody speaks, in seconds of the film. */
export interface SpeakingTime {
  readonly start: number;
  readonly end: number;
}

interface Reading {
  readonly seconds: number;
  /** Loudness of the last 400 ms. */
  readonly momentary: number;
}

const limits = { seconds: 300, cpuSeconds: 300, memoryMegabytes: 1024 };
const silentBelow = -50;
const windowSeconds = 0.4;

export async function measureFilm(
  file: string,
  speaking: readonly SpeakingTime[],
  { programs, folder, signal }: { programs: MediaPrograms; folder: string; signal: AbortSignal },
): Promise<SoundMeasures> {
  const running = startProgram({
    program: programs.ffmpeg,
    args: [
      ['-nostdin'],
      ['-v', 'error'],
      ['-i', file],
      ['-vn'],
      ['-af', 'ebur128=metadata=1:peak=true,ametadata=print:file=-'],
      ['-f', 'null'],
      ['-'],
    ],
    folder,
    limits,
    signal,
  });
  running.stdin.end();
  let text = '';
  running.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  await running.done;
  const readings = readingsOf(text);
  const peaks = [...text.matchAll(/r128\.true_peak=([\d.]+)/g)].map(([, peak]) => Number(peak));
  const lufs = [...text.matchAll(/r128\.I=(-?[\d.]+)/g)].at(-1)?.[1];
  return {
    lufs: Number(lufs),
    truePeakDb: 20 * Math.log10(Math.max(1e-6, ...peaks)),
    longestSilenceSeconds: longestSilence(readings),
    voiceOverMusicDb: voiceOverMusic(readings, speaking),
  };
}

function readingsOf(text: string): Reading[] {
  const frames = text.matchAll(/pts_time:([\d.]+)[^f]*?lavfi\.r128\.M=(-?[\d.]+|-inf|nan)/g);
  return [...frames].map(([, seconds, momentary]) => ({
    seconds: Number(seconds),
    momentary: Number.isFinite(Number(momentary)) ? Number(momentary) : -120,
  }));
}

function longestSilence(readings: readonly Reading[]): number {
  let longest = 0;
  let since: number | undefined;
  for (const { seconds, momentary } of readings) {
    if (momentary > silentBelow) since = undefined;
    else since ??= seconds;
    if (since !== undefined) longest = Math.max(longest, seconds - since);
  }
  return longest;
}

function voiceOverMusic(readings: readonly Reading[], speaking: readonly SpeakingTime[]): number {
  const during = (seconds: number) =>
    speaking.some(({ start, end }) => seconds - windowSeconds >= start && seconds <= end);
  const touching = (seconds: number) =>
    speaking.some(({ start, end }) => seconds > start && seconds - windowSeconds < end);
  const spoken = readings.filter(({ seconds }) => during(seconds));
  const between = readings.filter(({ seconds }) => !touching(seconds) && seconds > windowSeconds);
  return median(spoken) - median(between);
}

function median(readings: readonly Reading[]): number {
  const sorted = readings.map(({ momentary }) => momentary).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
