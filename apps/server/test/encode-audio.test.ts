import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLoudnessMeter, type PlannedSound } from '@reelwright/movie';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MixRequest, mixAudio } from '../src/encode/audio/mix-audio.ts';
import { sampleRate } from '../src/encode/audio/pcm.ts';

const programs = {
  ffmpeg: process.env.FFMPEG_PATH ?? 'ffmpeg',
  ffprobe: process.env.FFPROBE_PATH ?? 'ffprobe',
};
let folder: string;
const make = (...args: string[]) =>
  execFileSync(programs.ffmpeg, ['-y', '-v', 'error', ...args], { cwd: folder });
const tone = (name: string, seconds: number, more = '') =>
  make(
    '-f',
    'lavfi',
    '-i',
    `sine=${more.startsWith(':f=') ? '' : 'f=440:'}d=${seconds}:r=44100${more}`,
    name,
  );

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'encode-audio-'));
  tone('long.mp3', 12);
  tone('second.wav', 1);
  tone('loud.wav', 8, ',volume=20dB');
  // A tick every second, at the beginning of it.
  make('-f', 'lavfi', '-i', "aevalsrc='if(lt(mod(t,1),0.02),sin(2*PI*2000*t),0)':d=6", 'ticks.wav');
  make('-f', 'lavfi', '-i', 'testsrc=s=64x36:d=1', 'mute.mp4');
  make('-f', 'lavfi', '-i', 'testsrc=s=64x36:d=3', '-f', 'lavfi', '-i', 'sine=d=3', 'talking.mp4');
  // Something like speech: a tone that comes and goes, four times a second.
  tone('talk.wav', 4, ":f=1000,volume='0.2+0.8*abs(sin(2*PI*2*t))':eval=frame");
  tone('low.wav', 7, ':f=300');
  tone('three.mp3', 3);
  writeFileSync(join(folder, 'broken.mp3'), 'this is no music');
  writeFileSync(join(folder, 'playlist.mp3'), '#EXTM3U\n#EXTINF:1,\nsecond.wav\n#EXT-X-ENDLIST\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

const sound = (url: string, more: Partial<PlannedSound> = {}): PlannedSound => ({
  name: url,
  url,
  from: 'sound',
  startSeconds: 0,
  playSeconds: 600,
  trimStartSeconds: 0,
  trimEndSeconds: undefined,
  loops: false,
  volume: 1,
  fadeInSeconds: 0,
  fadeOutSeconds: 0,
  role: 'other',
  usualVolume: more.volume ?? 1,
  ...more,
});
const mix = (seconds: number, sounds: PlannedSound[], more: Partial<MixRequest> = {}) =>
  mixAudio({
    programs,
    folder,
    seconds,
    plan: { seconds, sounds },
    file: 'mix.m4a',
    fileOf: async (url) => (url === 'gone.mp3' ? undefined : url),
    ...more,
  });

/** Loudness and true peak of a file, as ffmpeg measures them. */
function measure(file: string): { lufs: number; peakDb: number } {
  const args = ['-nostats', '-i', file, '-af', 'ebur128=peak=true', '-f', 'null', '-'];
  const output = spawnSync(programs.ffmpeg, args, { cwd: folder }).stderr.toString();
  const summary = output.slice(output.lastIndexOf('Summary:'));
  return {
    lufs: Number(/I:\s+(-?[\d.]+|-inf) LUFS/.exec(summary)?.[1]),
    peakDb: Number(/Peak:\s+(-?[\d.]+) dBFS/.exec(summary)?.[1] ?? -Infinity),
  };
}

/** The left channel, decoded the way a player does. */
function listen(file: string): Float32Array {
  const args = ['-v', 'error', '-i', file, '-ac', '1', '-f', 'f32le', '-'];
  const bytes = execFileSync(programs.ffmpeg, args, { cwd: folder, maxBuffer: 1e9 });
  return new Float32Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / 4));
}
/** How loud one tone of the mix is between two moments, in dB. */
function band(hertz: number) {
  const filter = `bandpass=f=${hertz}:width_type=h:w=60,bandpass=f=${hertz}:width_type=h:w=60`;
  const args = ['-v', 'error', '-i', 'mix.m4a', '-ac', '1', '-af', filter, '-f', 'f32le', '-'];
  const bytes = execFileSync(programs.ffmpeg, args, { cwd: folder, maxBuffer: 1e9 });
  const samples = new Float32Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / 4));
  return (from: number, to: number) => {
    const part = samples.subarray(from * sampleRate, to * sampleRate);
    return 10 * Math.log10(part.reduce((sum, value) => sum + value * value, 0) / part.length);
  };
}
const music = { role: 'music', loops: true } as const;
const loudest = (samples: Float32Array, from: number, to: number) =>
  samples
    .subarray(from * sampleRate, to * sampleRate)
    .reduce((most, value) => Math.max(most, Math.abs(value)), 0);

describe('the sound of a movie', () => {
  it('is as long as the movie, to the sample, and AAC at 48 kHz', async () => {
    expect(await mix(3.1, [sound('second.wav')])).toEqual([]);
    const entries = 'stream=codec_name,sample_rate,channels,duration_ts,time_base';
    const args = ['-v', 'error', '-show_entries', entries, '-of', 'json', 'mix.m4a'];
    const { streams } = JSON.parse(
      execFileSync(programs.ffprobe, args, { cwd: folder }).toString(),
    );
    expect(streams).toEqual([
      {
        codec_name: 'aac',
        sample_rate: '48000',
        channels: 2,
        time_base: '1/48000',
        duration_ts: 148_800,
      },
    ]);
  });

  it('is about -16 LUFS and never clips, however loud or quiet its parts are', async () => {
    for (const sounds of [
      [sound('long.mp3', { volume: 0.2 })],
      [sound('loud.wav'), sound('long.mp3'), sound('ticks.wav')],
    ]) {
      await mix(8, sounds);
      const { lufs, peakDb } = measure('mix.m4a');
      expect(lufs).toBeGreaterThan(-17);
      expect(lufs).toBeLessThan(-15);
      expect(peakDb).toBeLessThanOrEqual(-1);
    }
  });

  it('has music under its voices, and more of it where nobody speaks', async () => {
    const voice = { role: 'voice' as const };
    await mix(16, [
      sound('talk.wav', { ...voice, startSeconds: 1 }),
      sound('talk.wav', { ...voice, startSeconds: 9 }),
      sound('low.wav', {
        ...music,
        usualVolume: 0.25,
        volume: 0.25,
        playSeconds: 16,
        fadeOutSeconds: 2,
      }),
    ]);
    const { lufs, peakDb } = measure('mix.m4a');
    // Each by itself: the voice is a tone above the music's.
    const [low, high] = [band(300), band(1000)];
    const under = low(2, 4) - high(2, 4);
    const rise = low(6, 8) - low(2, 4);
    console.log(
      `film ${lufs} LUFS, ${peakDb} dBTP; music ${under.toFixed(1)} dB against the voice, ${rise.toFixed(1)} dB up in pauses`,
    );
    expect(Math.abs(lufs + 16)).toBeLessThan(1);
    expect(peakDb).toBeLessThanOrEqual(-1);
    expect(under).toBeLessThan(-12);
    expect(under).toBeGreaterThan(-19);
    expect(rise).toBeGreaterThan(4.5);
    expect(rise).toBeLessThan(6.5);
    expect(low(15.6, 16)).toBeLessThan(low(13, 13.9) - 10);
  });

  it('is as loud as the volumes of the movie say: music alone, and voices', async () => {
    const loudness = async (volume: number, more: Partial<PlannedSound>) => {
      await mix(6, [sound('low.wav', { ...more, volume })]);
      const { lufs, peakDb } = measure('mix.m4a');
      expect(peakDb).toBeLessThanOrEqual(-1);
      return lufs;
    };
    const alone = { ...music, usualVolume: 0.25 };
    const heard = [
      await loudness(0.05, alone),
      await loudness(0.25, alone),
      await loudness(1, alone),
    ];
    const spoken = await loudness(0.5, { role: 'voice', usualVolume: 1 });
    console.log(`music alone at 5, 25, 100: ${heard.join(', ')} LUFS; voice at 50: ${spoken}`);
    const [quiet = 0, usual = 0, loud = 0] = heard;
    expect(Math.abs(usual + 16)).toBeLessThan(1);
    expect(usual - quiet).toBeGreaterThan(12);
    expect(loud - usual).toBeGreaterThan(0.5);
    expect(Math.abs(loud + 16)).toBeLessThanOrEqual(1.2);
    expect(Math.abs(spoken + 22)).toBeLessThan(1);
  });

  it('is as long as its music repeats, without a gap between', async () => {
    await mix(10, [sound('three.mp3', { ...music, volume: 0.25, usualVolume: 0.25 })]);
    const samples = listen('mix.m4a');
    const quietest = Math.min(
      ...Array.from({ length: 180 }, (_, at) => loudest(samples, 0.3 + at / 20, 0.35 + at / 20)),
    );
    expect(quietest).toBeGreaterThan(loudest(samples, 1, 2) * 0.9);
  });

  it('keeps sharp peaks below the limit when quiet sound is made louder', async () => {
    await mix(6, [sound('ticks.wav'), sound('long.mp3', { volume: 0.01 })]);
    expect(measure('mix.m4a').peakDb).toBeLessThanOrEqual(-1);
  });

  it('is a silent track when there is nothing to hear', async () => {
    expect(await mix(2, [])).toEqual([]);
    expect(loudest(listen('mix.m4a'), 0, 2)).toBe(0);
  });

  it('has every sound where it belongs: started, trimmed, looped and ended', async () => {
    await mix(10, [
      sound('second.wav', { startSeconds: 1 }),
      sound('long.mp3', { startSeconds: 3, trimStartSeconds: 2, trimEndSeconds: 2.5 }),
      sound('second.wav', { startSeconds: 5, playSeconds: 2.5, loops: true, trimEndSeconds: 0.4 }),
      sound('long.mp3', { startSeconds: 9, playSeconds: 0.5 }),
    ]);
    const samples = listen('mix.m4a');
    const isHeard = (from: number, to: number) => loudest(samples, from, to) > 0.05;
    for (const [from, to] of [
      [1, 2],
      [3, 3.5],
      [5, 5.4],
      [5.4, 5.8],
      [7, 7.5],
      [9, 9.5],
    ] as const) {
      expect([from, isHeard(from + 0.05, to - 0.05)]).toEqual([from, true]);
    }
    for (const [from, to] of [
      [0, 1],
      [2, 3],
      [3.5, 5],
      [7.5, 9],
      [9.5, 10],
    ] as const) {
      expect([from, isHeard(from + 0.03, to - 0.03)]).toEqual([from, false]);
    }
  });

  it('begins at the sample it is planned for', async () => {
    await mix(6, [sound('ticks.wav', { startSeconds: 0.5 })]);
    const samples = listen('mix.m4a');
    const first = samples.findIndex((value) => Math.abs(value) > 0.1);
    expect(first / sampleRate).toBeGreaterThan(0.495);
    expect(first / sampleRate).toBeLessThan(0.505);
  });

  it('is as loud in proportion as its volumes say, and fades in and out', async () => {
    await mix(8, [
      sound('long.mp3', { playSeconds: 2, volume: 0.5, fadeInSeconds: 0.4 }),
      sound('long.mp3', { startSeconds: 3, playSeconds: 5, volume: 0.25, fadeOutSeconds: 4 }),
    ]);
    const samples = listen('mix.m4a');
    const [voice, music] = [loudest(samples, 0.5, 1.5), loudest(samples, 3.2, 3.8)];
    expect(voice / music).toBeGreaterThan(1.9);
    expect(voice / music).toBeLessThan(2.1);
    expect(loudest(samples, 0, 0.1)).toBeLessThan(voice * 0.3);
    expect(loudest(samples, 0.15, 0.2)).toBeLessThan(voice * 0.6);
    expect(loudest(samples, 5.95, 6.05)).toBeLessThan(music * 0.6);
    expect(loudest(samples, 7.9, 8)).toBeLessThan(music * 0.05);
  });

  it('takes the sound of videos, and is not troubled by videos without one', async () => {
    const video = { from: 'video', playSeconds: 3 } as const;
    expect(await mix(4, [sound('talking.mp4', video), sound('mute.mp4', video)])).toEqual([]);
    expect(loudest(listen('mix.m4a'), 0.5, 2.5)).toBeGreaterThan(0.05);
  });

  it('leaves out what cannot be had or read, by name, and keeps the rest', async () => {
    const leftOut = await mix(2, [
      sound('gone.mp3'),
      sound('broken.mp3'),
      sound('playlist.mp3'),
      sound('second.wav'),
    ]);
    expect(leftOut).toEqual([
      { name: 'gone.mp3', url: 'gone.mp3', problem: 'missing' },
      { name: 'broken.mp3', url: 'broken.mp3', problem: 'broken' },
      { name: 'playlist.mp3', url: 'playlist.mp3', problem: 'broken' },
    ]);
    expect(loudest(listen('mix.m4a'), 0, 1)).toBeGreaterThan(0.05);
  });

  it('leaves nothing behind when it is called off', async () => {
    const stop = new AbortController();
    const running = mix(
      600,
      Array.from({ length: 50 }, () => sound('long.mp3')),
      {
        file: 'aborted.m4a',
        signal: stop.signal,
        onProgress: () => stop.abort(),
      },
    );
    await expect(running).rejects.toThrow();
    expect(readdirSync(folder).filter((name) => name.startsWith('aborted'))).toEqual([]);
  });
});

describe('the loudness meter', () => {
  it.each([
    'sine=1000:d=5:r=48000',
    "aevalsrc='0.3*random(0)*lt(mod(t,3),1.5)':d=9:s=48000",
    "aevalsrc='0.5*sin(2*PI*60*t)+0.01*random(1)':d=4:s=48000",
  ])('agrees with ffmpeg about %s', (source) => {
    make('-f', 'lavfi', '-i', source, '-ac', '2', '-c:a', 'pcm_f32le', 'measured.wav');
    make('-i', 'measured.wav', '-f', 'f32le', 'measured.pcm');
    const args = ['-v', 'error', '-i', 'measured.wav', '-f', 'f32le', '-'];
    const bytes = execFileSync(programs.ffmpeg, args, { cwd: folder, maxBuffer: 1e9 });
    const meter = createLoudnessMeter({ sampleRate, channels: 2 });
    const samples = new Float32Array(new Uint8Array(bytes).buffer);
    for (let at = 0; at < samples.length; at += 7002) meter.add(samples.subarray(at, at + 7002));
    expect(meter.integrated()).toBeCloseTo(measure('measured.wav').lufs, 0.8);
  });

  it('says of silence that there is nothing to hear', () => {
    const meter = createLoudnessMeter({ sampleRate, channels: 2 });
    meter.add(new Float32Array(sampleRate * 4));
    expect(meter.integrated()).toBe(-Infinity);
  });
});
