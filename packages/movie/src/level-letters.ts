/** How loud a sound is, moment by moment, as one letter each: an hour is 70 KB of a document instead of a file beside it. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const places = new Map([...letters].map((letter, at) => [letter, at / (letters.length - 1)]));

export const levelsPerSecond = 20;

/** Speech that is as loud as this part of all moments fills the picture; a single clap does not make the rest small. */
const loudShare = 0.98;
/** Hiss is no sound. */
const leastLoud = 0.02;

/**
 * @param peaks the loudest moment of every step, 0 to 255, as waveforms are kept.
 * @param perSecond how many of them there are a second.
 */
export function levelLetters(peaks: ArrayLike<number>, perSecond: number): string {
  const count = Math.floor((peaks.length / perSecond) * levelsPerSecond);
  const levels = new Float64Array(count);
  for (let at = 0; at < count; at += 1) {
    const from = Math.floor((at * perSecond) / levelsPerSecond);
    const to = Math.max(from + 1, Math.floor(((at + 1) * perSecond) / levelsPerSecond));
    let loudest = 0;
    for (let peak = from; peak < to; peak += 1) loudest = Math.max(loudest, peaks[peak] ?? 0);
    levels[at] = loudest / 255;
  }
  const full = Math.max(leastLoud, levels.toSorted()[Math.floor(count * loudShare)] ?? 0);
  let written = '';
  for (const level of levels) {
    written += letters[Math.round(Math.min(1, level / full) * (letters.length - 1))];
  }
  return written;
}

/** 0 to 1, between two moments as much of each as it is near; silence before the beginning and after the end. */
export function levelAt(levels: string, perSecond: number, seconds: number): number {
  const place = seconds * perSecond - 0.5;
  const before = Math.floor(place);
  const level = (at: number) => places.get(levels[at] ?? '') ?? 0;
  return level(before) + (level(before + 1) - level(before)) * (place - before);
}
