import type { ProgramArguments } from '../../media-tools/program-arguments.ts';
import { untrustedInput } from '../../media-tools/untrusted-input.ts';
import { channels, sampleRate } from './pcm.ts';

export interface SoundPart {
  readonly file: string;
  readonly from: 'sound' | 'video';
  readonly startSeconds: number;
  /** How much of it is needed at most. */
  readonly seconds: number;
}

/** The arguments that turn a part of somebody's sound into plain numbers. */
export function decodeSoundArguments(part: SoundPart, pcm: string): ProgramArguments {
  return [
    ['-nostdin'],
    ['-v', 'error'],
    ['-y'],
    ['-threads', '1'],
    ['-ss', part.startSeconds.toFixed(6)],
    ['-t', part.seconds.toFixed(6)],
    ...untrustedInput(part.from === 'video' ? 'video' : 'audio', part.file),
    ['-map', '0:a:0'],
    [
      '-af',
      // Sound that begins late or has gaps stays where it was beside its pictures.
      `aresample=${sampleRate}:async=1:first_pts=0`,
    ],
    ['-ac', String(channels)],
    ['-c:a', 'pcm_f32le'],
    ['-f', 'f32le'],
    [`file:${pcm}`],
  ];
}

export interface FinishedSound {
  readonly pcm: string;
  readonly gainDb: number;
  /** Peaks above this are pressed down, so that nothing clips. */
  readonly limitDb: number;
  readonly file: string;
}

/** Most of a peak between samples shows when there are twice as many of them; the rest is in the limit. */
const oversampling = 2;

/** The arguments that bring a mix to its loudness and encode it. */
export function encodeSoundArguments({
  pcm,
  gainDb,
  limitDb,
  file,
}: FinishedSound): ProgramArguments {
  const limit = (10 ** (limitDb / 20)).toFixed(4);
  return [
    ['-nostdin'],
    ['-v', 'error'],
    ['-y'],
    ['-f', 'f32le'],
    ['-ar', String(sampleRate)],
    ['-ac', String(channels)],
    ['-i', `file:${pcm}`],
    [
      '-af',
      [
        `volume=${gainDb.toFixed(2)}dB`,
        `aresample=${sampleRate * oversampling}`,
        `alimiter=limit=${limit}:attack=5:release=50:level=disabled:latency=1`,
        `aresample=${sampleRate}`,
      ].join(','),
    ],
    ['-c:a', 'aac'],
    ['-b:a', '160k'],
    ['-f', 'mp4'],
    [`file:${file}`],
  ];
}
