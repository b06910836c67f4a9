import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeFrames } from '../src/media-tools/decode-frames.ts';
import { probeMedia } from '../src/media-tools/probe-media.ts';
import { ProgramFailed, startProgram } from '../src/media-tools/start-program.ts';

const programs = {
  ffmpeg: process.env.FFMPEG_PATH ?? 'ffmpeg',
  ffprobe: process.env.FFPROBE_PATH ?? 'ffprobe',
};
let folder: string;
const make = (...args: string[]) =>
  execFileSync(programs.ffmpeg, ['-y', '-v', 'error', ...args], { cwd: folder });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'media-tools-'));
  make('-f', 'lavfi', '-i', 'testsrc2=s=320x180:r=25:d=2', '-pix_fmt', 'yuv420p', 'clip.mp4');
  make('-f', 'lavfi', '-i', 'sine=d=1.5', 'tone.mp3');
  make('-i', 'clip.mp4', '-c', 'copy', '-metadata:s:v', 'rotate=90', 'turned.mp4');
  make(
    '-f',
    'lavfi',
    '-i',
    'color=red@0.5:s=64x36:r=10:d=1,format=yuva420p',
    '-c:v',
    'libvpx-vp9',
    'see-through.webm',
  );
  writeFileSync(join(folder, 'secret.txt'), 'nobody should read this');
  writeFileSync(
    join(folder, 'playlist.mp4'),
    `#EXTM3U\n#EXTINF:1,\n${join(folder, 'clip.mp4')}\n#EXT-X-ENDLIST\n`,
  );
  writeFileSync(join(folder, 'concat.mp4'), 'ffconcat version 1.0\nfile clip.mp4\n');
  writeFileSync(join(folder, 'dash.mp4'), dashManifest('clip.mp4'));
  writeFileSync(
    join(folder, 'session.mp4'),
    'v=0\no=- 0 0 IN IP4 127.0.0.1\nm=video 9 RTP/AVP 96\n',
  );
  writeFileSync(join(folder, 'huge.gif'), gifOf(16_000, 16_000));
  writeFileSync(join(folder, 'small.gif'), gifOf(16, 16));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A playlist as streaming sites use it, which names another file. */
function dashManifest(file: string): string {
  return `<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" mediaPresentationDuration="PT2S">
    <Period><AdaptationSet mimeType="video/mp4"><Representation id="1" bandwidth="1" codecs="avc1.64001e">
    <BaseURL>${join(folder, file)}</BaseURL></Representation></AdaptationSet></Period></MPD>`;
}

/** A film of one pixel on a screen that is said to be this large. */
function gifOf(width: number, height: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  const rest = '800000000000ffffff2c000000000100010000024401003b'.replace('024401', '02024401');
  return Buffer.concat([Buffer.from('GIF89a'), size, Buffer.from(rest, 'hex')]);
}

const probe = (file: string, kind: 'video' | 'audio' = 'video') =>
  probeMedia({ programs, folder, file, kind });

describe('what a file is', () => {
  it('is told of a video', async () => {
    expect(await probe('clip.mp4')).toMatchObject({
      seconds: 2,
      video: {
        width: 320,
        height: 180,
        framesPerSecond: 25,
        codec: 'h264',
        hasAlpha: false,
        isPlain: true,
        isBt709: false,
      },
      hasAudio: false,
      audioCodec: '',
      audioChannels: 0,
      hasCover: false,
    });
  });

  it('is told of a video filmed with the phone upright', async () => {
    expect((await probe('turned.mp4'))?.video).toMatchObject({ width: 180, height: 320 });
  });

  it('is not looked into when its pictures would need more memory than any video does', async () => {
    expect((await probe('small.gif'))?.video).toMatchObject({ width: 16, height: 16 });
    expect((await probe('huge.gif'))?.video).toBeUndefined();
  });

  it('is told of a sound', async () => {
    const facts = await probe('tone.mp3', 'audio');
    expect(facts?.video).toBeUndefined();
    expect(facts?.hasAudio).toBe(true);
    expect(facts?.seconds).toBeCloseTo(1.5, 0);
  });

  it.each(['playlist.mp4', 'concat.mp4', 'dash.mp4', 'session.mp4', 'secret.txt', 'missing.mp4'])(
    'is nothing for %s',
    async (file) => {
      expect(await probe(file)).toBeUndefined();
    },
  );
});

describe('the frames of a video', () => {
  const request = {
    programs,
    width: 64,
    height: 36,
    framesPerSecond: 10,
    fromSeconds: 0,
    pixels: 'rgba',
  } as const;

  it('come in order, all of them, at the size asked for', async () => {
    const frames: Uint8Array[] = [];
    for await (const frame of decodeFrames({
      ...request,
      folder,
      file: 'clip.mp4',
      codec: 'h264',
    })) {
      frames.push(frame.slice());
    }
    expect(frames).toHaveLength(20);
    expect(frames.every(({ length }) => length === 64 * 36 * 4)).toBe(true);
    expect(frames[0]).not.toEqual(frames[19]);
  });

  it('begin where they are asked to', async () => {
    const all: Uint8Array[] = [];
    const some: Uint8Array[] = [];
    const clip = { ...request, folder, file: 'clip.mp4', codec: 'h264' };
    for await (const frame of decodeFrames(clip)) all.push(frame.slice());
    for await (const frame of decodeFrames({ ...clip, fromSeconds: 1 })) some.push(frame.slice());
    expect(some).toHaveLength(10);
    expect(some[0]).toEqual(all[10]);
  });

  it('are the ones that a player shows at that moment, wherever one begins', async () => {
    const clip = { ...request, framesPerSecond: 30, folder, file: 'clip.mp4', codec: 'h264' };
    const all: Uint8Array[] = [];
    for await (const frame of decodeFrames(clip)) all.push(frame.slice());
    for (const number of [1, 4, 16, 44]) {
      const some: Uint8Array[] = [];
      for await (const frame of decodeFrames({ ...clip, fromSeconds: number / 30 })) {
        some.push(frame.slice());
      }
      const places = some.map((frame) => all.findIndex((one) => Buffer.compare(one, frame) === 0));
      const expected = all
        .slice(number)
        .map((frame) => all.findIndex((one) => Buffer.compare(one, frame) === 0));
      expect(places).toEqual(expected);
    }
  });

  it('keep their transparency', async () => {
    const clip = { ...request, folder, file: 'see-through.webm', codec: 'vp9' };
    for await (const frame of decodeFrames(clip)) {
      expect(frame[3]).toBeGreaterThan(100);
      expect(frame[3]).toBeLessThan(150);
      break;
    }
  });

  it('end when nobody wants more of them', async () => {
    make('-stream_loop', '200', '-i', 'clip.mp4', '-c', 'copy', 'unwatched.mp4');
    const clip = { ...request, folder, file: 'unwatched.mp4', codec: 'h264' };
    for await (const _ of decodeFrames({ ...clip, width: 1280, height: 720 })) break;
    expect(execFileSync('ps', ['-eo', 'args']).toString()).not.toContain('unwatched.mp4');
  });

  it('are none for a file that reaches for other files', async () => {
    for await (const _ of decodeFrames({ ...request, folder, file: 'playlist.mp4', codec: '' })) {
      throw new Error('A frame came out of a playlist.');
    }
  });
});

describe('a program', () => {
  const limits = { seconds: 30, cpuSeconds: 30, memoryMegabytes: 2048 };
  const endless = [['-f', 'lavfi'], ['-i', 'testsrc2=s=1920x1080'], ['-f', 'null'], ['-']] as const;
  const reasonOf = async (run: Promise<void>) => {
    const error = await run.then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    return error instanceof ProgramFailed ? error.reason : error;
  };

  it('is ended when its time is up', async () => {
    const { done } = startProgram({
      program: programs.ffmpeg,
      args: endless,
      folder,
      limits: { ...limits, seconds: 0.5 },
    });
    expect(await reasonOf(done)).toBe('too-slow');
  });

  it('is ended when it uses too much of the processor', async () => {
    const { done } = startProgram({
      program: programs.ffmpeg,
      args: endless,
      folder,
      limits: { ...limits, cpuSeconds: 1 },
    });
    expect(await reasonOf(done)).toBe('failed');
  });

  it('is ended, with all that it started, when it is called off', async () => {
    const stop = new AbortController();
    const { done } = startProgram({
      program: 'sh',
      args: [['-c', 'sleep 471 & sleep 471']],
      folder,
      limits,
      signal: stop.signal,
    });
    setTimeout(() => stop.abort(), 200);
    expect(await reasonOf(done)).toBe('stopped');
    expect(execFileSync('ps', ['-eo', 'args']).toString()).not.toContain('sleep 471');
  });

  it('that is not there says so', async () => {
    const { done } = startProgram({ program: '/nowhere/ffmpeg', args: [], folder, limits });
    expect(await reasonOf(done)).toBe('not-found');
  });

  it('that somebody else ended is told apart from one that failed', async () => {
    const ending = (script: string) =>
      reasonOf(startProgram({ program: 'sh', args: [['-c', script]], folder, limits }).done);
    expect(await ending('kill -KILL $$')).toBe('killed');
    // As ffmpeg ends when it is told to.
    expect(await ending('exit 255')).toBe('killed');
    expect(await ending('echo broken >&2; exit 255')).toBe('failed');
    expect(await ending('exit 1')).toBe('failed');
    const killed = join(folder, 'killed');
    writeFileSync(killed, '#!/bin/sh\nkill -KILL $$\n', { mode: 0o755 });
    const looking = probeMedia({
      programs: { ...programs, ffprobe: killed },
      folder,
      file: 'clip.mp4',
      kind: 'video',
    });
    await expect(looking).rejects.toThrow('killed');
  });
});
