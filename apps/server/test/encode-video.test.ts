import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mixAudio } from '../src/encode/audio/mix-audio.ts';
import { encodeSegment, type SegmentRequest } from '../src/encode/encode-segment.ts';
import type { FrameSource } from '../src/encode/frame-source.ts';
import { joinSegments } from '../src/encode/join-segments.ts';
import { openFrameWriter } from '../src/encode/open-frame-writer.ts';

const programs = {
  ffmpeg: process.env.FFMPEG_PATH ?? 'ffmpeg',
  ffprobe: process.env.FFPROBE_PATH ?? 'ffprobe',
};
const settings = { framesPerSecond: 30, preset: 'veryfast', crf: 23 } as const;
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'encode-video-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A slow gradient with a moving box and words: what slides look like. */
function paint(width: number, height: number, frame: number): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const sky = context.createLinearGradient(0, 0, width, height);
  sky.addColorStop(0, '#1b2a6b');
  sky.addColorStop(1, '#c86b4a');
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#ffd84a';
  context.fillRect(10 + frame, height / 3, width / 5, height / 5);
  context.fillStyle = '#fff';
  context.font = `${Math.round(height / 6)}px sans-serif`;
  context.fillText('Reelwright', width / 8, height * 0.8);
  return canvas.data();
}

function painted(width: number, height: number, frameCount: number): FrameSource {
  const draw = async (number: number) => ({ frame: paint(width, height, number), frameCount: 1 });
  return { frameCount, draw };
}

async function encode(
  request: Pick<SegmentRequest, 'file' | 'frames'> & Partial<SegmentRequest>,
): Promise<void> {
  const { settings: chosen = { ...settings, width: 160, height: 90 } } = request;
  const writer = openFrameWriter(chosen);
  try {
    await encodeSegment({ programs, folder, settings: chosen, writer, ...request });
  } finally {
    await writer.close();
  }
}

function probe(file: string, ...what: string[]) {
  const args = ['-v', 'error', ...what, '-of', 'json', file];
  return JSON.parse(execFileSync(programs.ffprobe, args, { cwd: folder }).toString());
}
const times = (file: string): number[] =>
  probe(file, '-select_streams', 'v', '-show_entries', 'frame=pts').frames.map(
    ({ pts }: { pts: number }) => pts,
  );

function decoded(file: string, frame: number, format: string): Buffer {
  const select = `select=eq(n\\,${frame})`;
  const args = ['-v', 'error', '-i', file, '-vf', select, '-frames:v', '1', '-pix_fmt', format];
  return execFileSync(programs.ffmpeg, [...args, '-f', 'rawvideo', '-'], {
    cwd: folder,
    maxBuffer: 1e9,
  });
}

/** How close a frame's brightness is to what was drawn, in dB (PSNR): from 38 on it is hard to tell. */
function likeness(
  file: string,
  width: number,
  height: number,
  frame: number,
  painted = frame,
): number {
  const luma = decoded(file, frame, 'yuv420p').subarray(0, width * height);
  const drawn = paint(width, height, painted);
  const squares = luma.reduce((sum, value, index) => {
    const [r = 0, g = 0, b = 0] = drawn.subarray(index * 4, index * 4 + 3);
    return sum + (value - (16 + (219 / 255) * (0.2126 * r + 0.7152 * g + 0.0722 * b))) ** 2;
  }, 0);
  return 10 * Math.log10(255 ** 2 / (squares / luma.length));
}

describe('a segment', () => {
  it.each([
    ['wide', 320, 180],
    ['square', 180, 180],
    ['vertical', 180, 320],
    ['of a custom size', 334, 102],
  ])('that is %s looks like what was drawn', async (_name, width, height) => {
    const size = { ...settings, width, height };
    await encode({ file: 'like.mp4', settings: size, frames: painted(width, height, 20) });
    for (const frame of [0, 10, 19]) {
      expect(likeness('like.mp4', width, height, frame)).toBeGreaterThan(38);
    }
  });

  it('has the colours that were drawn', async () => {
    const colors = ['#ff0000', '#00ff00', '#0000ff', '#ffd84a', '#808080', '#ffffff', '#000000'];
    const canvas = createCanvas(160, 90);
    const context = canvas.getContext('2d');
    const frames: FrameSource = {
      frameCount: colors.length,
      async draw(frame) {
        context.fillStyle = colors[frame] ?? '';
        context.fillRect(0, 0, 160, 90);
        return { frame: canvas.data(), frameCount: 1 };
      },
    };
    await encode({ file: 'colors.mp4', frames });
    for (const [frame, color] of colors.entries()) {
      const place = (45 * 160 + 80) * 4;
      const seen = decoded('colors.mp4', frame, 'rgba').subarray(place, place + 3);
      Buffer.from(color.slice(1), 'hex').forEach((value, index) => {
        expect([color, Math.abs(value - (seen[index] ?? 0)) <= 4]).toEqual([color, true]);
      });
    }
  });

  it('is H.264 High, tagged with its colours, and has exactly its frames', async () => {
    await encode({ file: 'tags.mp4', frames: painted(160, 90, 31) });
    const entries = `stream=codec_name,profile,pix_fmt,color_range,color_space,color_transfer,color_primaries,sample_aspect_ratio,width,height,time_base,duration,nb_frames`;
    expect(probe('tags.mp4', '-show_entries', entries).streams).toEqual([
      {
        codec_name: 'h264',
        profile: 'High',
        pix_fmt: 'yuv420p',
        width: 160,
        height: 90,
        color_range: 'tv',
        color_space: 'bt709',
        sample_aspect_ratio: '1:1',
        color_transfer: 'bt709',
        color_primaries: 'bt709',
        time_base: '1/15360',
        duration: '1.033333',
        nb_frames: '31',
      },
    ]);
  });

  it('draws nothing again that has not changed, and shows it as long all the same', async () => {
    let drawn = 0;
    const frames: FrameSource = {
      frameCount: 200,
      async draw(number) {
        drawn += 1;
        const stills: Record<number, number> = { 7: 101, 108: 40, 148: 52 };
        return { frame: paint(160, 90, number), frameCount: stills[number] ?? 1 };
      },
    };
    const counts: number[] = [];
    mkdirSync(join(folder, 'pieces'));
    const file = 'pieces/still.mp4';
    await encode({ file, frames, onProgress: (done) => counts.push(done) });
    expect(drawn).toBe(10);
    expect(counts.at(-1)).toBe(200);
    expect(times(file)).toEqual(Array.from({ length: 200 }, (_, frame) => frame * 512));
    for (const [seen, painted] of [
      [6, 6],
      [7, 7],
      [60, 7],
      [107, 7],
      [108, 108],
      [147, 108],
      [199, 148],
    ] as const) {
      expect(likeness(file, 160, 90, seen, painted)).toBeGreaterThan(38);
    }
    expect(readdirSync(join(folder, 'pieces'))).toEqual(['still.mp4']);
  });

  it('never has more than a few frames waiting', async () => {
    let drawn = 0;
    const ahead: number[] = [];
    const frames: FrameSource = {
      frameCount: 60,
      async draw(frame) {
        drawn += 1;
        return { frame: paint(160, 90, frame), frameCount: 1 };
      },
    };
    await encode({ file: 'few.mp4', frames, onProgress: (done) => ahead.push(drawn - done) });
    expect(Math.max(...ahead)).toBeLessThanOrEqual(1);
    expect(ahead).toHaveLength(60);
  });

  it('that is called off leaves neither files nor programs behind', async () => {
    const stop = new AbortController();
    const frames = painted(160, 90, 100_000);
    const running = encode({
      file: 'never-finished.mp4',
      frames,
      signal: stop.signal,
      onProgress: (done) => done === 20 && stop.abort(),
    });
    await expect(running).rejects.toThrow('abort');
    expect(readdirSync(folder).filter((name) => name.includes('never-finished'))).toEqual([]);
    expect(execFileSync('ps', ['-eo', 'args']).toString()).not.toContain('never-finished');
  });

  it('that cannot be drawn fails with the reason and leaves nothing behind', async () => {
    const frames: FrameSource = {
      frameCount: 10,
      async draw(frame) {
        if (frame === 3) throw new Error('The brush is broken.');
        return { frame: paint(160, 90, frame), frameCount: 1 };
      },
    };
    await expect(encode({ file: 'undrawn.mp4', frames })).rejects.toThrow('The brush is broken.');
    expect(readdirSync(folder).filter((name) => name.includes('undrawn'))).toEqual([]);
  });

  it('that ffmpeg cannot write says so', async () => {
    const running = encode({
      file: 'a.mp4',
      frames: painted(160, 90, 50),
      programs: { ...programs, ffmpeg: '/nowhere/ffmpeg' },
    });
    await expect(running).rejects.toThrow('ffmpeg');
  });
});

describe('twenty segments', () => {
  const counts = Array.from({ length: 20 }, (_, index) => 7 + (index % 5));
  const total = counts.reduce((sum, count) => sum + count, 0);

  beforeAll(async () => {
    for (const [index, count] of counts.entries()) {
      await encode({ file: `part-${index}.mp4`, frames: painted(160, 90, count) });
    }
    await mixAudio({
      programs,
      folder,
      seconds: total / 30,
      file: 'sound.m4a',
      plan: { seconds: total / 30, sounds: [] },
      fileOf: async () => undefined,
    });
    await joinSegments({
      programs,
      folder,
      audio: 'sound.m4a',
      file: 'joined.mp4',
      framesPerSecond: 30,
      segments: counts.map((frameCount, index) => ({ file: `part-${index}.mp4`, frameCount })),
    });
  });

  it('play as one: every frame at its time, without a gap or a repeat', () => {
    expect(times('joined.mp4')).toEqual(Array.from({ length: total }, (_, frame) => frame * 512));
    const packets = probe('joined.mp4', '-select_streams', 'v', '-show_entries', 'packet=dts');
    const decoding = packets.packets.map(({ dts }: { dts: number }) => dts);
    decoding.slice(1).forEach((dts: number, index: number) => {
      expect(dts - decoding[index]).toBe(512);
    });
  });

  it('are as long as they were together, with sound of the same length', () => {
    const { streams } = probe('joined.mp4', '-show_entries', 'stream=codec_type,duration');
    expect(streams).toEqual([
      { codec_type: 'video', duration: (total / 30).toFixed(6) },
      { codec_type: 'audio', duration: (total / 30).toFixed(6) },
    ]);
  });

  it('begin to play before they are loaded', () => {
    const file = readFileSync(join(folder, 'joined.mp4'));
    expect(file.indexOf('moov')).toBeGreaterThan(0);
    expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'));
  });

  it('decode without a complaint', () => {
    const args = ['-v', 'warning', '-i', 'joined.mp4', '-f', 'null', '-'];
    expect(spawnSync(programs.ffmpeg, args, { cwd: folder }).stderr.toString()).toBe('');
  });
});
