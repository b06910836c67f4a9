import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const spoken = [1, 3].map((line) =>
  fileURLToPath(new URL(`../../library/sample/line-${line}.mp3`, import.meta.url)),
);

/** Two sentences of the sample film, each with a pause after it. */
export function writeSpokenLines(file: string, pauseSeconds: number): string {
  const inputs = spoken.flatMap((line) => ['-i', line]);
  const pause = `apad=pad_dur=${pauseSeconds}`;
  const joined = `[0:a]${pause}[a];[1:a]${pause}[b];[a][b]concat=n=2:v=0:a=1`;
  const ffmpeg = process.env.FFMPEG_PATH ?? 'ffmpeg';
  execFileSync(ffmpeg, ['-y', '-v', 'error', ...inputs, '-filter_complex', joined, file]);
  return file;
}
