import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type AudioPlan, createLoudnessMeter, type PlannedSound } from '@reelwright/movie';
import type { MediaPrograms } from '../../media-tools/media-programs.ts';
import { probeMedia } from '../../media-tools/probe-media.ts';
import { ProgramFailed, wasHindered } from '../../media-tools/start-program.ts';
import { runProgram } from '../run-program.ts';

import { createMixFile, type MixFile } from './mix-file.ts';
import { channels, sampleRate, samplesOf } from './pcm.ts';
import { decodeSoundArguments, encodeSoundArguments } from './sound-arguments.ts';

export interface MixRequest {
  readonly programs: MediaPrograms;
  /** The folder of the job; `file` is a name in it. */
  readonly folder: string;
  readonly plan: AudioPlan;
  /** Where in the movie the video begins. */
  readonly fromSeconds?: number;
  /** How long the video is, to the frame; the sound is exactly as long. */
  readonly seconds: number;
  /** Where a sound lies in the folder; undefined when it could not be had. */
  fileOf(url: string): Promise<string | undefined>;
  /** The AAC file to make. */
  readonly file: string;
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/** A sound that is missing from the mix. */
export interface LeftOutSound {
  readonly name: string;
  readonly url: string;
  readonly problem: 'missing' | 'broken';
}

const targetLufs = -16;
/** What is meant to be silent is not blown up to noise. */
const maxGainDb = 24;
const limits = { seconds: 1800, cpuSeconds: 1800, memoryMegabytes: 2048 };
/** Of the progress: putting the sounds together, the rest is encoding. */
const mixingShare = 0.8;

/**
 * Mixes everything that is heard in a movie, once for the whole of it, and encodes it as AAC of the
 * usual loudness. Sounds that cannot be had or read are left out and named. A movie without any
 * sound gets a silent track, because players treat videos without one as broken or muted.
 */
export async function mixAudio(request: MixRequest): Promise<LeftOutSound[]> {
  const { folder, plan, file, seconds, onProgress, signal } = request;
  const pcm = `${file}.mix`;
  const unfinished = `${file}.unfinished`;
  const mix = await createMixFile(join(folder, pcm), samplesOf(seconds));
  const leftOut: LeftOutSound[] = [];
  try {
    const sounds = plan.sounds.filter((sound) => isWithin(sound, request));
    for (const [index, sound] of sounds.entries()) {
      signal?.throwIfAborted();
      const problem = await addSound(request, mix, sound);
      if (problem) leftOut.push({ name: sound.name, url: sound.url, problem });
      onProgress?.((mixingShare * (index + 1)) / sounds.length);
    }
    const gainDb = await gainFor(mix, signal);
    await run(request, encodeSoundArguments({ pcm, gainDb, file: unfinished }));
    await rename(join(folder, unfinished), join(folder, file));
    onProgress?.(1);
    return leftOut;
  } finally {
    await mix.close();
    await rm(join(folder, pcm), { force: true });
    await rm(join(folder, unfinished), { force: true });
  }
}

function isWithin(sound: PlannedSound, { fromSeconds = 0, seconds }: MixRequest): boolean {
  const ends = sound.startSeconds + sound.playSeconds;
  return ends > fromSeconds && sound.startSeconds < fromSeconds + seconds;
}

async function addSound(
  request: MixRequest,
  mix: MixFile,
  sound: PlannedSound,
): Promise<LeftOutSound['problem'] | undefined> {
  const { folder, file, programs, signal } = request;
  const source = await request.fileOf(sound.url);
  if (source === undefined) return 'missing';
  const kind = sound.from === 'video' ? 'video' : 'audio';
  const facts = await probeMedia({
    ...{ programs, folder, kind, file: source },
    ...(signal && { signal }),
  });
  if (!facts) return 'broken';
  if (!facts.hasAudio) return sound.from === 'video' ? undefined : 'broken';
  const decoded = `${file}.sound`;
  try {
    const part = { file: source, from: sound.from, ...partNeeded(sound) };
    const whole = await runOrBreak(request, decodeSoundArguments(part, decoded));
    const { size } = await stat(join(folder, decoded)).catch(() => ({ size: 0 }));
    if (size > 0) await mix.add(join(folder, decoded), placementOf(sound, request));
    return whole ? undefined : 'broken';
  } finally {
    await rm(join(folder, decoded), { force: true });
  }
}

function partNeeded({ trimStartSeconds, trimEndSeconds, playSeconds }: PlannedSound) {
  const length = trimEndSeconds === undefined ? Infinity : trimEndSeconds - trimStartSeconds;
  // A loop is decoded once; what is longer than the time it is heard is never needed.
  return { startSeconds: trimStartSeconds, seconds: Math.min(length, playSeconds) };
}

function placementOf(
  { startSeconds, playSeconds, loops, volume, fadeOutSeconds }: PlannedSound,
  { fromSeconds = 0 }: MixRequest,
) {
  return {
    startSample: samplesOf(startSeconds - fromSeconds),
    sampleCount: samplesOf(playSeconds),
    fadeOutSamples: samplesOf(fadeOutSeconds),
    loops,
    volume,
  };
}

async function gainFor(mix: MixFile, signal: AbortSignal | undefined): Promise<number> {
  const meter = createLoudnessMeter({ sampleRate, channels });
  for await (const piece of mix.pieces()) {
    signal?.throwIfAborted();
    meter.add(piece);
  }
  const loudness = meter.integrated();
  return Number.isFinite(loudness) ? Math.min(maxGainDb, targetLufs - loudness) : 0;
}

async function run({ programs, folder, signal }: MixRequest, args: string[]): Promise<void> {
  await runProgram({ program: programs.ffmpeg, args, folder, limits, ...(signal && { signal }) });
}

/** Whether it ended well; a broken file may have given a part of what it should. */
async function runOrBreak(request: MixRequest, args: string[]): Promise<boolean> {
  try {
    await run(request, args);
    return true;
  } catch (error) {
    const isOfTheFile = error instanceof ProgramFailed && error.reason !== 'stopped';
    if (isOfTheFile && !wasHindered(error) && !/no space left/i.test(error.complaint)) return false;
    throw error;
  }
}
