import { bareWord } from '@reelwright/speech';
import type { SpokenLine } from './text-to-speech-port.ts';

/** What the ear takes for stress: a word that is slower, a little higher and a little louder than those around it. */
const slower = 1.22;
const higher = 2 ** (1.5 / 12);
const gain = 10 ** (2.5 / 20);
/** Two sounds that meet are blended for this long, so that nothing clicks. */
const blendSeconds = 0.008;
/** Half of a frame: longer than a period of the lowest voice, shorter than a sound. */
const hopSeconds = 0.014;

interface Span {
  readonly from: number;
  readonly to: number;
}

/** A line in which some words are stressed; whoever speaks it needs to tell only when its words are heard. */
export function stressWords(line: SpokenLine, stressed: readonly string[]): SpokenLine {
  const { samples, sampleRate } = line;
  const spans = spansOf(line, stressed);
  if (spans.length === 0) return line;
  const half = Math.round((blendSeconds * sampleRate) / 2);
  const cut = ({ from, to }: Span) =>
    samples.subarray(Math.max(0, from - half), Math.min(samples.length, to + half));
  const pieces: Float32Array[] = [];
  let place = 0;
  for (const span of spans) {
    if (span.from > place) pieces.push(cut({ from: place, to: span.from }));
    pieces.push(stressedPiece(cut(span), sampleRate));
    place = span.to;
  }
  if (place < samples.length) pieces.push(cut({ from: place, to: samples.length }));
  const later = (seconds: number) => seconds + lateness(spans, seconds * sampleRate) / sampleRate;
  return {
    sampleRate,
    samples: blended(pieces, 2 * half),
    words: line.words.map((word) => ({
      ...word,
      startSeconds: later(word.startSeconds),
      endSeconds: later(word.endSeconds),
    })),
  };
}

/** Where stressed words are, in samples; words that follow each other at once are one piece. */
function spansOf({ samples, sampleRate, words }: SpokenLine, stressed: readonly string[]): Span[] {
  const wanted = new Set(stressed);
  const spans: Span[] = [];
  for (const { text, startSeconds, endSeconds } of words) {
    if (!wanted.has(bareWord(text))) continue;
    const last = spans.at(-1);
    const from = Math.max(last?.to ?? 0, Math.round(startSeconds * sampleRate));
    const to = Math.min(samples.length, Math.round(endSeconds * sampleRate));
    if (to - from < 4 * hopSeconds * sampleRate) continue;
    if (last && from === last.to) spans[spans.length - 1] = { from: last.from, to };
    else spans.push({ from, to });
  }
  return spans;
}

/** How many samples later a moment comes, because words before it are longer. */
function lateness(spans: readonly Span[], at: number): number {
  return spans.reduce(
    (sum, { from, to }) => sum + Math.max(0, Math.min(at, to) - from) * (slower - 1),
    0,
  );
}

function stressedPiece(samples: Float32Array, sampleRate: number): Float32Array {
  const length = Math.round(samples.length * slower);
  const hop = Math.round(hopSeconds * sampleRate);
  return stretched(raised(samples), length, hop).map((sample) => sample * gain);
}

/** Played faster, so higher, by a curve through four samples. */
function raised(samples: Float32Array): Float32Array {
  const at = (place: number) => samples[Math.min(samples.length - 1, Math.max(0, place))] ?? 0;
  return Float32Array.from({ length: Math.floor(samples.length / higher) }, (_, index) => {
    const place = Math.floor(index * higher);
    const t = index * higher - place;
    const [a, b, c, d] = [at(place - 1), at(place), at(place + 1), at(place + 2)];
    const bend = 2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a);
    return b + 0.5 * t * (c - a + t * bend);
  });
}

/**
 * The same sound for longer (WSOLA): frames are laid over each other further apart than they were taken from, each
 * from where it continues the one before best, so that no wave is broken.
 */
function stretched(samples: Float32Array, length: number, hop: number): Float32Array {
  const out = new Float32Array(length);
  const weight = new Float32Array(length);
  const frame = 2 * hop;
  const lastPlace = Math.max(0, samples.length - frame);
  let natural = 0;
  for (let to = 0; to < length; to += hop) {
    const ideal = Math.min(lastPlace, Math.round((to * samples.length) / length));
    const place = to === 0 ? 0 : likest(samples, natural, ideal, hop);
    for (let at = 0; at < frame && to + at < length && place + at < samples.length; at += 1) {
      // Never quite zero, so that the very first sample has a weight too.
      const share = 0.501 - 0.5 * Math.cos((Math.PI * at) / hop);
      out[to + at] = (out[to + at] ?? 0) + share * (samples[place + at] ?? 0);
      weight[to + at] = (weight[to + at] ?? 0) + share;
    }
    natural = Math.min(lastPlace, place + hop);
  }
  return out.map((sample, at) => sample / (weight[at] || 1));
}

/** Where, near the ideal place, the sound is most like what would come naturally. */
function likest(samples: Float32Array, natural: number, ideal: number, hop: number): number {
  const lastPlace = Math.max(0, samples.length - 2 * hop);
  const from = Math.max(0, ideal - (hop >> 1));
  const to = Math.min(lastPlace, ideal + (hop >> 1));
  let [best, bestPlace] = [Number.NEGATIVE_INFINITY, ideal];
  for (let place = from; place <= to; place += 1) {
    let [product, energy] = [0, 1e-9];
    for (let at = 0; at < hop; at += 1) {
      const sample = samples[place + at] ?? 0;
      product += sample * (samples[natural + at] ?? 0);
      energy += sample * sample;
    }
    const likeness = product / Math.sqrt(energy);
    if (likeness > best) [best, bestPlace] = [likeness, place];
  }
  return bestPlace;
}

function blended(pieces: readonly Float32Array[], overlap: number): Float32Array {
  const length = pieces.reduce((sum, piece) => sum + piece.length - overlap, overlap);
  const all = new Float32Array(length);
  let place = 0;
  for (const [index, piece] of pieces.entries()) {
    for (const [at, sample] of piece.entries()) {
      const share = index > 0 && at < overlap ? at / overlap : 1;
      const before = all[place + at] ?? 0;
      all[place + at] = share === 1 ? sample : before * (1 - share) + sample * share;
    }
    place += piece.length - overlap;
  }
  return all;
}
