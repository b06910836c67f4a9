/** What rendering a long video holds in memory at most, all processes of the job together. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Figure } from './figure.ts';
import { memoryOfTree, type ProcessMemory } from './process-memory.ts';
import { longMovie } from './render-scenes.ts';

const goalMegabytes = 700;
const sampledEveryMs = 500;
const minutes = Number(process.env.BENCH_MINUTES ?? 10);

export async function benchRenderMemory(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'reelwright-bench-'));
  try {
    makeMedia(folder);
    const movie = { version: 1, ...longMovie(minutes * 60) };
    await writeFile(join(folder, 'movie.json'), JSON.stringify(movie));
    const peak = await peakMemory(folder);
    const total = sum(peak);
    const parts = peak.map(({ name, megabytes }) => `${name} ${megabytes.toFixed(0)}`);
    return [
      {
        what: `memory of a ${minutes}-minute 1080p video, all processes, MB`,
        value: total.toFixed(0),
        goal: `≤ ${goalMegabytes}`,
        met: total <= goalMegabytes,
        detail: parts.join(', '),
      },
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}

function makeMedia(folder: string): void {
  const make = (...args: string[]) =>
    execFileSync('ffmpeg', ['-y', '-v', 'error', ...args], { cwd: folder });
  make('-f', 'lavfi', '-i', 'mandelbrot=s=3840x2160', '-frames:v', '4', 'photo%d.jpg');
  make(
    '-f',
    'lavfi',
    '-i',
    'mandelbrot=s=1920x1080:r=30',
    '-t',
    '3',
    '-preset',
    'veryfast',
    '-pix_fmt',
    'yuv420p',
    'clip.mp4',
  );
  make('-f', 'lavfi', '-i', 'sine=frequency=220:duration=20', 'music.mp3');
}

async function peakMemory(folder: string): Promise<ProcessMemory[]> {
  const bin = fileURLToPath(new URL('../apps/server/src/bin/render.ts', import.meta.url));
  const child = spawn(process.execPath, [bin, 'movie.json', 'out.mp4'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, INIT_CWD: folder },
  });
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-2000);
  });
  let peak: ProcessMemory[] = [];
  const timer = setInterval(() => {
    const now = memoryOfTree(child.pid ?? 0);
    if (sum(now) > sum(peak)) peak = now;
    if (process.env.BENCH_TRACE) {
      const parts = now.map(({ name, megabytes }) => `${name} ${megabytes.toFixed(0)}`);
      process.stdout.write(`${sum(now).toFixed(0)}: ${parts.join(', ')}\n`);
    }
  }, sampledEveryMs);
  const [code] = await once(child, 'close');
  clearInterval(timer);
  if (code !== 0) throw new Error(`Rendering ended with ${code}. ${output}`);
  return peak;
}

const sum = (all: readonly ProcessMemory[]) =>
  all.reduce((total, { megabytes }) => total + megabytes, 0);
