import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { videoFacts } from '../src/stage/video-facts.ts';
import { decodeArguments, VideoReader } from '../src/stage/video-reader.ts';

const folder = mkdtempSync(join(tmpdir(), 'reelwright-video-'));
const video = join(folder, 'grey.mp4');
// Two seconds that grow from black to white: a frame's grey tells its time.
const source = "nullsrc=s=64x36:r=25:d=2,geq=lum='16+(219*T/2)':cb=128:cr=128";

beforeAll(() => {
  execFileSync('ffmpeg', [
    '-v',
    'error',
    '-f',
    'lavfi',
    '-i',
    source,
    '-c:v',
    'libx264',
    '-pix_fmt',
    'yuv420p',
    video,
  ]);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('reading a video', () => {
  it('knows its size and length', async () => {
    expect(await videoFacts(video)).toEqual({ width: 64, height: 36, seconds: 2, hasAlpha: false });
  });

  it('gives the frame of a second, forwards, backwards and beyond the end', async () => {
    const facts = await videoFacts(video);
    if (!facts) throw new Error('The test video cannot be read.');
    const reader = new VideoReader(video, facts, 25);
    const greyAt = async (seconds: number) =>
      (await reader.frameAt(seconds))?.getContext('2d').getImageData(32, 18, 1, 1).data[0] ?? -1;
    const greys: number[] = [];
    for (const seconds of [0, 0.5, 1, 1.5, 0.5, 9]) greys.push(await greyAt(seconds));
    reader.close();
    expect(greys.map((grey) => Math.round(grey / 16))).toEqual([0, 4, 8, 12, 4, 16]);
  });

  it('refuses a playlist that calls itself a video', async () => {
    const playlist = join(folder, 'list.mp4');
    writeFileSync(playlist, `#EXTM3U\n#EXTINF:1,\n${video}\n`);
    expect(await videoFacts(playlist)).toBeUndefined();
    const reader = new VideoReader(
      playlist,
      { width: 64, height: 36, seconds: 2, hasAlpha: false },
      25,
    );
    expect(await reader.frameAt(0)).toBeUndefined();
    reader.close();
  });

  it('tells ffmpeg to read local files of known formats only', () => {
    const args = decodeArguments(
      '/clip.webm',
      { width: 3840, height: 2160, seconds: 1, hasAlpha: true },
      0.5,
      30,
    );
    expect(args.join(' ')).toContain('-protocol_whitelist file -format_whitelist mov,mp4,');
    expect(args.join(' ')).toContain('-c:v libvpx-vp9 -ss 0.500 -i /clip.webm');
    expect(args.join(' ')).toContain('fps=30,scale=1920:1080');
  });
});
