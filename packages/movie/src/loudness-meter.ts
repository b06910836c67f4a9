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
  const ears = Array.from({ length: channels }, () => createEar(shelf, highPass));
  const steps: number[] = [];
  let energy = 0;
  let filled = 0;
  return {
    add(samples) {
      const moments = Math.ceil(samples.length / channels);
      for (let from = 0; from < moments; ) {
        const to = Math.min(moments, from + stepSamples - filled);
        for (const [channel, hear] of ears.entries()) {
          energy += hear(samples, from * channels + channel, to * channels, channels);
        }
        filled += to - from;
        from = to;
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

/**
 * One channel through both filters, and its energy. Written out in one loop, because every sample of every video
 * passes here, and as one small function per filter it took eight times as long.
 */
function createEar(shelf: Biquad, highPass: Biquad) {
  const [b0, b1, b2] = shelf.b;
  const [a1, a2] = shelf.a;
  const [d0, d1, d2] = highPass.b;
  const [c1, c2] = highPass.a;
  const kept = { s1: 0, s2: 0, h1: 0, h2: 0 };
  return (samples: Float32Array, from: number, to: number, every: number): number => {
    let { s1, s2, h1, h2 } = kept;
    let energy = 0;
    for (let at = from; at < to; at += every) {
      const value = samples[at] ?? 0;
      const shaped = b0 * value + s1;
      s1 = b1 * value - a1 * shaped + s2;
      s2 = b2 * value - a2 * shaped;
      const weighted = d0 * shaped + h1;
      h1 = d1 * shaped - c1 * weighted + h2;
      h2 = d2 * shaped - c2 * weighted;
      energy += weighted * weighted;
    }
    Object.assign(kept, { s1, s2, h1, h2 });
    return energy;
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
