import { channels, sampleRate } from './pcm.ts';

/** Measures how loud sound is to people: ITU-R BS.1770-4, as broadcasters and video sites do. */
export interface LoudnessMeter {
  /** Pieces of any length, both channels in turn. */
  add(samples: Float32Array): void;
  /** Integrated loudness in LUFS; -Infinity when nothing is to be heard. */
  integrated(): number;
}

const stepSamples = sampleRate / 10;
/** A block is 400 ms; a new one begins every 100 ms. */
const stepsPerBlock = 4;
const silenceLufs = -70;
const relativeGateLu = 10;

interface Biquad {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

/** The two filters of the standard at 48 kHz: the head in the sound field, and deaf to the deepest. */
const shelf: Biquad = {
  b: [1.53512485958697, -2.69169618940638, 1.19839281085285],
  a: [-1.69065929318241, 0.73248077421585],
};
const highPass: Biquad = { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] };

export function createLoudnessMeter(): LoudnessMeter {
  const filters = Array.from(
    { length: channels },
    () => [filter(shelf), filter(highPass)] as const,
  );
  const steps: number[] = [];
  let energy = 0;
  let filled = 0;
  return {
    add(samples) {
      for (let index = 0; index < samples.length; index += channels) {
        for (let channel = 0; channel < channels; channel += 1) {
          const pair = filters[channel];
          if (!pair) continue;
          const weighted = pair[1](pair[0](samples[index + channel] ?? 0));
          energy += weighted * weighted;
        }
        filled += 1;
        if (filled === stepSamples) {
          steps.push(energy / stepSamples);
          energy = 0;
          filled = 0;
        }
      }
    },
    integrated() {
      const blocks = blocksOf(steps);
      const heard = blocks.filter((block) => lufs(block) > silenceLufs);
      const gate = lufs(mean(heard)) - relativeGateLu;
      return lufs(mean(heard.filter((block) => lufs(block) > gate)));
    },
  };
}

function filter({ b, a }: Biquad): (value: number) => number {
  let first = 0;
  let second = 0;
  return (value) => {
    const result = b[0] * value + first;
    first = b[1] * value - a[0] * result + second;
    second = b[2] * value - a[1] * result;
    return result;
  };
}

function blocksOf(steps: readonly number[]): number[] {
  // A sound shorter than a block is one block.
  if (steps.length < stepsPerBlock) return steps.length > 0 ? [mean(steps)] : [];
  return steps
    .slice(stepsPerBlock - 1)
    .map((_, index) => mean(steps.slice(index, index + stepsPerBlock)));
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

const lufs = (power: number) => -0.691 + 10 * Math.log10(power);
