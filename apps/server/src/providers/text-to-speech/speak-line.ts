/** Speaks a line into an MP3: as loud as every other line, with soft ends. */

import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLoudnessMeter } from '@reelwright/movie';
import type { MediaPrograms } from '../../media-tools/media-programs.ts';
import type { ProgramArguments } from '../../media-tools/program-arguments.ts';
import { startProgram } from '../../media-tools/start-program.ts';
import { softEnds } from './soft-ends.ts';
import { stressWords } from './stress-words.ts';
import type { SpeechRequest, TextToSpeech, WordTime } from './text-to-speech-port.ts';

export interface SpokenFile {
  readonly seconds: number;
  readonly words: readonly WordTime[];
}

export interface SpeakLineRequest extends SpeechRequest {
  readonly speech: TextToSpeech;
  readonly programs: MediaPrograms;
  /** Where the MP3 is written, under this name; what it is made of lies beside it meanwhile. */
  readonly folder: string;
  readonly file: string;
  readonly style?: SpeakingStyle;
}

/** How a line is spoken, whoever speaks it. */
export interface SpeakingStyle {
  /** 1 is the voice's own. */
  readonly speed: number;
  /** In semitones. */
  readonly pitch: number;
  /** Silence after the line. */
  readonly pauseSeconds: number;
  /** Bare words that are stressed; missing when none are. */
  readonly stressed?: readonly string[];
}

export const plainStyle: SpeakingStyle = { speed: 1, pitch: 0, pauseSeconds: 0 };

/** Changes whenever the same samples would become another file. */
export const lineFormatVersion = '1';

/** How loud a line is before it is mixed, played in both ears. Every voice is brought to this. */
const lineLufs = -18;
/** A whisper is not blown up to noise. */
const maxGainDb = 30;
const peakDb = -2;
const limits = { seconds: 60, cpuSeconds: 60, memoryMegabytes: 1024 };

/** Undefined when there is nothing to say in the text. */
export async function speakLine(request: SpeakLineRequest): Promise<SpokenFile | undefined> {
  const { speech, programs, folder, file, signal, style = plainStyle } = request;
  const { stressed = [] } = style;
  const spoken = await speech.speak({ ...request, stressed });
  const { sampleRate } = spoken;
  if (spoken.samples.length === 0) return undefined;
  const line = softEnds(stressWords(spoken, stressed));
  amplify(line.samples, gainFor(line.samples, sampleRate));
  const pcm = `${file}.pcm`;
  await writeFile(join(folder, pcm), line.samples);
  const running = startProgram({
    program: programs.ffmpeg,
    args: encodeLineArguments({ pcm, sampleRate, file, style }),
    folder,
    limits,
    ...(signal && { signal }),
  });
  running.stdin.end();
  running.stdout.resume();
  await running.done;
  await rm(join(folder, pcm));
  const { speed, pauseSeconds } = style;
  return {
    seconds: line.samples.length / sampleRate / speed + pauseSeconds,
    words: line.words.map((word) => ({
      ...word,
      startSeconds: word.startSeconds / speed,
      endSeconds: word.endSeconds / speed,
    })),
  };
}

function encodeLineArguments(line: {
  readonly pcm: string;
  readonly sampleRate: number;
  readonly file: string;
  readonly style: SpeakingStyle;
}): ProgramArguments {
  const limit = (10 ** (peakDb / 20)).toFixed(4);
  return [
    ['-nostdin'],
    ['-v', 'error'],
    ['-y'],
    ['-f', 'f32le'],
    ['-ar', String(line.sampleRate)],
    ['-ac', '1'],
    ['-i', `file:${line.pcm}`],
    [
      '-af',
      `aresample=48000,${styleFilters(line.style)}alimiter=limit=${limit}:attack=2:release=40:level=disabled:latency=1`,
    ],
    ['-ar', '48000'],
    ['-ac', '1'],
    ['-c:a', 'libmp3lame'],
    ['-b:a', '128k'],
    ['-f', 'mp3'],
    [`file:${line.file}`],
  ];
}

/** Higher is played faster and then slowed down again: speed and pitch do not touch each other. */
function styleFilters({ speed, pitch, pauseSeconds }: SpeakingStyle): string {
  const higher = 2 ** (pitch / 12);
  const tempo = speed / higher;
  return [
    ...(pitch === 0 ? [] : [`asetrate=${Math.round(48_000 * higher)}`, 'aresample=48000']),
    ...(Math.abs(tempo - 1) < 1e-6 ? [] : [`atempo=${tempo.toFixed(6)}`]),
    ...(pauseSeconds === 0 ? [] : [`apad=pad_dur=${pauseSeconds.toFixed(3)}`]),
  ]
    .map((filter) => `${filter},`)
    .join('');
}

function gainFor(samples: Float32Array, sampleRate: number): number {
  const meter = createLoudnessMeter({ sampleRate, channels: 1 });
  meter.add(samples);
  const loudness = meter.integrated() + bothEarsDb;
  return Number.isFinite(loudness) ? 10 ** (Math.min(maxGainDb, lineLufs - loudness) / 20) : 1;
}

/** One channel, played by two speakers, is twice as much sound. */
const bothEarsDb = 10 * Math.log10(2);

function amplify(samples: Float32Array, gain: number): void {
  for (let at = 0; at < samples.length; at += 1) samples[at] = (samples[at] ?? 0) * gain;
}
