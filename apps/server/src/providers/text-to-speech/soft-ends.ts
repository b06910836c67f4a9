import type { SpokenLine } from './text-to-speech-port.ts';

/** Air before the first sound and after the last one: a line that begins at once sounds cut off. */
const leadSeconds = 0.04;
const tailSeconds = 0.12;
/** Sound that starts or stops from one sample to the next clicks. */
const fadeInSeconds = 0.005;
const fadeOutSeconds = 0.03;
/** Quieter than this share of the loudest moment is no speech yet, or no more. */
const silence = 0.008;

/** A line with a little air around it and no clicks: never less than was said, and not a second of nothing. */
export function softEnds({ samples, sampleRate, words }: SpokenLine): SpokenLine {
  const [first, last] = spokenPart(samples);
  const lead = Math.round(leadSeconds * sampleRate);
  const tail = Math.round(tailSeconds * sampleRate);
  const line = new Float32Array(lead + (last - first) + tail);
  // What is quieter than speech around it stays: breath and the end of an "s".
  const from = Math.max(0, first - lead);
  const to = Math.min(samples.length, last + tail);
  line.set(samples.subarray(from, to), lead - (first - from));
  fade(line, Math.round(fadeInSeconds * sampleRate), Math.round(fadeOutSeconds * sampleRate));
  const shift = (lead - first) / sampleRate;
  const seconds = line.length / sampleRate;
  const within = (time: number) => Math.min(seconds, Math.max(0, time + shift));
  return {
    samples: line,
    sampleRate,
    words: words.map((word) => ({
      ...word,
      startSeconds: within(word.startSeconds),
      endSeconds: within(word.endSeconds),
    })),
  };
}

function spokenPart(samples: Float32Array): readonly [first: number, last: number] {
  let loudest = 0;
  for (const sample of samples) loudest = Math.max(loudest, Math.abs(sample));
  const heard = (sample: number) => Math.abs(sample) > loudest * silence;
  const first = samples.findIndex(heard);
  return first < 0 ? [0, samples.length] : [first, samples.findLastIndex(heard) + 1];
}

function fade(samples: Float32Array, fadeIn: number, fadeOut: number): void {
  for (let at = 0; at < Math.min(fadeIn, samples.length); at += 1) {
    samples[at] = ((samples[at] ?? 0) * at) / fadeIn;
  }
  for (let at = 0; at < Math.min(fadeOut, samples.length); at += 1) {
    const place = samples.length - 1 - at;
    samples[place] = ((samples[place] ?? 0) * at) / fadeOut;
  }
}
