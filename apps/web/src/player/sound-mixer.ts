import { mediaAddress } from '@reelwright/contract';
import type { PlannedSound } from '@reelwright/movie';
import { loadTimeoutMs, loadWithin } from './load-within.ts';
import { type SoundCue, soundCues } from './sound-cues.ts';

/** Plays all sounds of a movie together, in step with its picture. */
export interface SoundMixer {
  /** The sound card's clock; undefined while the browser keeps it still (before the first click). */
  clock(): number | undefined;
  /** Gets the sounds; those that cannot be had are left out and named. */
  prepare(sounds: readonly PlannedSound[], signal: AbortSignal): Promise<readonly string[]>;
  start(atSeconds: number): void;
  stop(): void;
  /** 0–100, on top of the movie's own volumes. */
  setVolume(volume: number): void;
  close(): void;
}

/** A short rise and fall, so that starting in mid-sound does not click. */
const SOFT_EDGE_SECONDS = 0.01;

export function createSoundMixer(): SoundMixer {
  const context = new AudioContext({ latencyHint: 'playback' });
  const master = context.createGain();
  master.connect(context.destination);
  const buffers = new Map<string, AudioBuffer>();
  let sounds: readonly PlannedSound[] = [];
  let playing: AudioBufferSourceNode[] = [];

  const stop = () => {
    for (const source of playing) source.stop();
    playing = [];
  };
  return {
    clock: () => (context.state === 'running' ? context.currentTime : undefined),
    prepare: async (planned, signal) => {
      sounds = planned;
      const urls = [...new Set(planned.map(({ url }) => url))];
      const missing = await Promise.all(
        urls.map(async (url) => {
          if (buffers.has(url)) return [];
          const buffer = await load(context, url, signal);
          if (buffer) buffers.set(url, buffer);
          return buffer ? [] : [url];
        }),
      );
      return missing.flat();
    },
    start: (atSeconds) => {
      stop();
      void context.resume();
      playing = soundCues(sounds, atSeconds, (url) => buffers.get(url)?.duration).flatMap((cue) => {
        const buffer = buffers.get(cue.sound.url);
        return buffer ? [play(context, master, buffer, cue)] : [];
      });
    },
    stop,
    setVolume: (volume) => {
      master.gain.setTargetAtTime(volume / 100, context.currentTime, SOFT_EDGE_SECONDS);
    },
    close: () => {
      stop();
      void context.close();
    },
  };
}

async function load(
  context: AudioContext,
  url: string,
  closing: AbortSignal,
): Promise<AudioBuffer | undefined> {
  return loadWithin(loadTimeoutMs.audio, async (late) => {
    const reply = await fetch(mediaAddress(url, location.origin), {
      signal: AbortSignal.any([late, closing]),
    });
    if (!reply.ok) throw new Error(`The sound at ${url} cannot be had.`);
    return context.decodeAudioData(await reply.arrayBuffer());
  });
}

function play(
  context: AudioContext,
  output: AudioNode,
  buffer: AudioBuffer,
  { sound, delaySeconds, fromSeconds, seconds, loop }: SoundCue,
): AudioBufferSourceNode {
  const begin = context.currentTime + delaySeconds;
  const end = begin + seconds;
  const source = context.createBufferSource();
  source.buffer = buffer;
  if (loop) {
    source.loop = true;
    source.loopStart = loop.startSeconds;
    source.loopEnd = loop.endSeconds;
  }
  const volume = context.createGain();
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(sound.volume, begin + SOFT_EDGE_SECONDS);
  const fade = Math.max(SOFT_EDGE_SECONDS, Math.min(sound.fadeOutSeconds, seconds));
  volume.gain.setValueAtTime(sound.volume, Math.max(begin + SOFT_EDGE_SECONDS, end - fade));
  volume.gain.linearRampToValueAtTime(0, end);
  source.connect(volume).connect(output);
  source.start(begin, fromSeconds);
  source.stop(end);
  return source;
}
