import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { prepareMedia } from '../apps/server/src/media-tools/prepare/prepare-media.ts';
import type { Figure } from './figure.ts';

const run = promisify(execFile);
const pictures = 100;
const goal = 1.5;
const programs = {
  ffmpeg: process.env.FFMPEG_PATH ?? 'ffmpeg',
  ffprobe: process.env.FFPROBE_PATH ?? 'ffprobe',
};

/** Photos made ready (metadata out, small picture) against ffmpeg alone making the small pictures. */
export async function benchThumbnails(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'reelwright-bench-'));
  const photo = 'photo.jpg';
  const source = ['-f', 'lavfi', '-i', 'testsrc2=s=1920x1080:d=1', '-frames:v', '1'];
  await run(programs.ffmpeg, ['-y', '-v', 'error', ...source, photo], { cwd: folder });
  const alone = [
    '-y',
    '-v',
    'error',
    '-i',
    photo,
    '-vf',
    'scale=480:-1',
    '-c:v',
    'libwebp',
    'alone.webp',
  ];
  const floorMs = await timeOf(() => run(programs.ffmpeg, alone, { cwd: folder }));
  const ownMs = await timeOf(async () => {
    await copyFile(join(folder, photo), join(folder, 'original'));
    await prepareMedia({ programs, folder, file: 'original', type: 'image/jpeg' });
  });
  await rm(folder, { recursive: true });
  const ratio = ownMs / floorMs;
  return [
    {
      what: `${pictures} photos made ready, against ffmpeg alone`,
      value: `${ratio.toFixed(2)} ×`,
      goal: `≤ ${goal} ×`,
      met: ratio <= goal,
      detail: `1920 × 1080; ${Math.round(ownMs / pictures)} ms a photo, one after the other`,
    },
  ];
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  await work();
  const began = performance.now();
  for (let at = 0; at < pictures; at += 1) await work();
  return performance.now() - began;
}
