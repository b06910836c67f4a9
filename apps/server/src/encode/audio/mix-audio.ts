import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type AudioPlan, evenGain, musicDucking, type PlannedSound } from '@reelwright/movie';
import type { MediaPrograms } from '../../media-tools/media-programs.ts';
import { probeMedia } from '../../media-tools/probe-media.ts';
import type { ProgramArguments } from '../../media-tools/program-arguments.ts';
import { ProgramFailed, wasHindered } from '../../media-tools/start-program.ts';
import { runProgram } from '../run-program.ts';
import { finishSound } from './finish-sound.ts';
import { loudnessOf } from './loudness-of.ts';
import { createMixFile, type MixFile } from './mix-file.ts';
import { bytesPerSample, sampleRate, samplesOf } from './pcm.ts';
import { decodeSoundArguments } from './sound-arguments.ts';

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

/** What is being put together: the mix itself, and what it would be with the usual volumes. */
interface Mixes {
  readonly mix: MixFile;
  /** Only where it differs. */
  readonly usual: MixFile | undefined;
  /** How long the files of sounds are that were added already; music comes after the voices. */
  readonly fileSeconds: Map<PlannedSound, number>;
  /** How loud a piece of music is: its parts stay as loud beside each other as they are. */
  readonly musicLufs: Map<string, number>;
}

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
  const [pcm, usualPcm, unfinished] = [`${file}.mix`, `${file}.usual`, `${file}.unfinished`];
  const sounds = musicLast(plan.sounds.filter((sound) => isWithin(sound, request)));
  const isUsual = sounds.every(({ volume, usualVolume }) => volume === usualVolume);
  const mix = await createMixFile(join(folder, pcm), samplesOf(seconds));
  const usual = isUsual
    ? undefined
    : await createMixFile(join(folder, usualPcm), samplesOf(seconds));
  const mixes: Mixes = { mix, usual, fileSeconds: new Map(), musicLufs: new Map() };
  const leftOut: LeftOutSound[] = [];
  try {
    for (const [index, sound] of sounds.entries()) {
      signal?.throwIfAborted();
      const problem = await addSound(request, mixes, sound);
      if (problem) leftOut.push({ name: sound.name, url: sound.url, problem });
      onProgress?.((mixingShare * (index + 1)) / sounds.length);
    }
    const loudness = {
      actualLufs: await loudnessOf(mix, signal),
      usualLufs: usual && (await loudnessOf(usual, signal)),
      hasVoice: sounds.some(({ role }) => role === 'voice'),
    };
    const run = (args: ProgramArguments) => runTool(request, args);
    await finishSound({ ...request, run }, { pcm, file: unfinished, loudness });
    await rename(join(folder, unfinished), join(folder, file));
    onProgress?.(1);
    return leftOut;
  } finally {
    await mix.close();
    await usual?.close();
    for (const name of [pcm, usualPcm, unfinished]) await rm(join(folder, name), { force: true });
  }
}

function isWithin(sound: PlannedSound, { fromSeconds = 0, seconds }: MixRequest): boolean {
  const ends = sound.startSeconds + sound.playSeconds;
  return ends > fromSeconds && sound.startSeconds < fromSeconds + seconds;
}

/** How long voices are has to be known before music can give way to them. */
function musicLast(sounds: readonly PlannedSound[]): readonly PlannedSound[] {
  return sounds.toSorted((a, b) => Number(a.role === 'music') - Number(b.role === 'music'));
}

async function addSound(
  request: MixRequest,
  mixes: Mixes,
  sound: PlannedSound,
): Promise<LeftOutSound['problem'] | undefined> {
  const { folder, file, programs, signal } = request;
  const source = await request.fileOf(sound.url);
  if (source === undefined) return 'missing';
  // A video may well have no sound. Any other file shows what it is when it is decoded: asking before costs as much again.
  if (sound.from === 'video') {
    const facts = await probeMedia({
      programs,
      folder,
      kind: 'video',
      file: source,
      ...(signal && { signal }),
    });
    if (!facts) return 'broken';
    if (!facts.hasAudio) return undefined;
  }
  const decoded = `${file}.sound`;
  try {
    const part = { file: source, from: sound.from, ...partNeeded(sound) };
    const whole = await runOrBreak(request, decodeSoundArguments(part, decoded));
    const { size } = await stat(join(folder, decoded)).catch(() => ({ size: 0 }));
    if (size > 0) {
      const seconds = size / bytesPerSample / sampleRate;
      mixes.fileSeconds.set(sound, sound.trimStartSeconds + seconds);
      await placeSound(request, mixes, sound, join(folder, decoded));
    }
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

async function placeSound(
  { fromSeconds = 0, plan, signal }: MixRequest,
  { mix, usual, fileSeconds, musicLufs }: Mixes,
  sound: PlannedSound,
  pcm: string,
): Promise<void> {
  const lufs = musicLufs.get(sound.url) ?? (await loudnessOf(pcm, signal));
  if (sound.role === 'music') musicLufs.set(sound.url, lufs);
  const even = sound.role === 'other' ? 1 : evenGain(sound, lufs);
  const gains =
    sound.role === 'music' ? musicDucking(plan.sounds, (voice) => fileSeconds.get(voice)) : [];
  const placement = {
    startSample: samplesOf(sound.startSeconds - fromSeconds),
    sampleCount: samplesOf(sound.playSeconds),
    fadeInSeconds: sound.fadeInSeconds,
    fadeOutSeconds: sound.fadeOutSeconds,
    loops: sound.loops,
    gains: gains.map(({ seconds, gain }) => ({ seconds: seconds - fromSeconds, gain })),
  };
  await mix.add(pcm, { ...placement, volume: sound.volume * even });
  await usual?.add(pcm, { ...placement, volume: sound.usualVolume * even });
}

async function runTool(
  { programs, folder, signal }: MixRequest,
  args: ProgramArguments,
): Promise<void> {
  await runProgram({ program: programs.ffmpeg, args, folder, limits, ...(signal && { signal }) });
}

/** Whether it ended well; a broken file may have given a part of what it should. */
async function runOrBreak(request: MixRequest, args: ProgramArguments): Promise<boolean> {
  try {
    await runTool(request, args);
    return true;
  } catch (error) {
    const isOfTheFile = error instanceof ProgramFailed && error.reason !== 'stopped';
    if (isOfTheFile && !wasHindered(error) && !/no space left/i.test(error.complaint)) return false;
    throw error;
  }
}
