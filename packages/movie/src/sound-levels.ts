import type { PlannedSound } from './planned-sound.ts';

/** How loud voices and music are before volumes are applied, in LUFS. */
const evenLufs = -18;
/** What is meant to be quiet is not blown up to noise; what is mastered loud comes down all the way. */
const maxGainDb = 18;
/** So much of a sound tells how loud it is. */
export const measuredSeconds = 60;

/**
 * What a sound is multiplied with so that voices and music of any origin are equally loud: recordings in
 * a quiet room, songs from a loud album. Other sounds stay as they are.
 */
export function evenGain({ role }: Pick<PlannedSound, 'role'>, lufs: number): number {
  if (role === 'other' || !Number.isFinite(lufs)) return 1;
  return 10 ** (Math.min(maxGainDb, evenLufs - lufs) / 20);
}

/** How long a sound is heard, given how long its file is. */
export function heardSeconds(sound: PlannedSound, fileSeconds: number): number {
  const { trimStartSeconds, trimEndSeconds, playSeconds, loops } = sound;
  const part = Math.min(trimEndSeconds ?? fileSeconds, fileSeconds) - trimStartSeconds;
  if (part <= 0) return 0;
  return loops ? playSeconds : Math.min(playSeconds, part);
}

/** How long a sound rises and falls; in one that is too short for both, each has its share of it. */
export function fadesWithin(
  { fadeInSeconds, fadeOutSeconds }: Pick<PlannedSound, 'fadeInSeconds' | 'fadeOutSeconds'>,
  heard: number,
) {
  const both = fadeInSeconds + fadeOutSeconds;
  const share = both > heard ? heard / both : 1;
  return { inSeconds: fadeInSeconds * share, outSeconds: fadeOutSeconds * share };
}

/** How much of the music is heard at a moment of the movie; in between it changes evenly. */
export interface GainPoint {
  readonly seconds: number;
  readonly gain: number;
}

/** Under a voice, music gives way by this much; at the usual volumes it is then 17.5 dB below. */
const duckedGain = 10 ** (-5.5 / 20);
const rampSeconds = 0.4;
/** In a shorter pause music would only come up to go down again. */
const minPauseSeconds = 1;

/**
 * How music gives way to voices: down before one begins, up again when it ends. Without a voice there is
 * nothing to do.
 * @param fileSeconds how long a sound's file is; undefined when it cannot be heard.
 */
export function musicDucking(
  sounds: readonly PlannedSound[],
  fileSeconds: (sound: PlannedSound) => number | undefined,
): readonly GainPoint[] {
  return spokenTimes(sounds, fileSeconds).flatMap(({ start, end }) => [
    // A voice that begins at once finds the music down already.
    ...(start > rampSeconds ? [{ seconds: start - rampSeconds, gain: 1 }] : []),
    { seconds: Math.max(0, start), gain: duckedGain },
    { seconds: end, gain: duckedGain },
    { seconds: end + rampSeconds, gain: 1 },
  ]);
}

function spokenTimes(
  sounds: readonly PlannedSound[],
  fileSeconds: (sound: PlannedSound) => number | undefined,
) {
  const voices = sounds
    .filter(({ role }) => role === 'voice')
    .map((sound) => {
      const start = sound.startSeconds;
      return { start, end: start + heardSeconds(sound, fileSeconds(sound) ?? 0) };
    })
    .filter(({ start, end }) => end > start)
    .sort((a, b) => a.start - b.start);
  const times: { start: number; end: number }[] = [];
  for (const voice of voices) {
    const last = times.at(-1);
    if (last && voice.start - last.end < minPauseSeconds) last.end = Math.max(last.end, voice.end);
    else times.push({ ...voice });
  }
  return times;
}

/** The gain at a moment, between the points around it. */
export function gainAt(points: readonly GainPoint[], seconds: number): number {
  const after = points.findIndex((point) => point.seconds > seconds);
  const next = points[after];
  const last = after < 0 ? points.at(-1) : points[after - 1];
  if (!next) return last?.gain ?? 1;
  if (!last) return next.gain;
  const share = (seconds - last.seconds) / (next.seconds - last.seconds);
  return last.gain + (next.gain - last.gain) * share;
}
