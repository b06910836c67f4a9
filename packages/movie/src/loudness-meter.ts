/** Measures how loud sound is to people: ITU-R BS.1770-4, as broadcasters and video sites do. */
export interface LoudnessMeter {
  /** Pieces of any length, the channels in turn. */
  add(samples: Float32Array): void;
  /** Integrated loudness in LUFS; -Infinity when nothing is to be heard. */
  integrated(): number;
}

export interface SoundFormat {
  readonly sampleRate: number;
  readonly channels: number;
}

const stepsPerSecond = 10;
/** A block is 400 ms; a new one begins every 100 ms. */
const stepsPerBlock = 4;
const silenceLufs = -70;
const relativeGateLu = 10;

interface Biquad {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

export function createLoudnessMeter({ sampleRate, channels }: SoundFormat): LoudnessMeter {
  const stepSamples = Math.round(sampleRate / stepsPerSecond);
  const [shelf, highPass] = filtersAt(sampleRate);
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
      // A sound shorter than a step is one step.
      const heardSteps = steps.length > 0 || filled === 0 ? steps : [energy / filled];
      const blocks = blocksOf(heardSteps);
      const heard = blocks.filter((block) => lufs(block) > silenceLufs);
      const gate = lufs(mean(heard)) - relativeGateLu;
      return lufs(mean(heard.filter((block) => lufs(block) > gate)));
    },
  };
}

/**
 * The two filters of the standard, which gives them for 48 kHz only, at any rate: the head in the sound
 * field, and deaf to the deepest.
 */
function filtersAt(sampleRate: number): readonly [shelf: Biquad, highPass: Biquad] {
  const shelf = bend(1681.974450955533, 0.7071752369554196, sampleRate);
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const deep = bend(38.13547087602444, 0.5003270373238773, sampleRate);
  return [
    {
      b: [
        (high + band * shelf.slope + shelf.square) / shelf.whole,
        (2 * (shelf.square - high)) / shelf.whole,
        (high - band * shelf.slope + shelf.square) / shelf.whole,
      ],
      a: shelf.feedback,
    },
    { b: [1, -2, 1], a: deep.feedback },
  ];
}

function bend(hertz: number, quality: number, sampleRate: number) {
  const tangent = Math.tan((Math.PI * hertz) / sampleRate);
  const [slope, square] = [tangent / quality, tangent * tangent];
  const whole = 1 + slope + square;
  const feedback = [(2 * (square - 1)) / whole, (1 - slope + square) / whole] as const;
  return { slope, square, whole, feedback };
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
