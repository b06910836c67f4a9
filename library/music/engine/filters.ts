/** Filters for sound that goes round: they run through it twice, so that the seam sounds like any other place. */
import { sampleRate } from './synth.ts';

interface Coefficients {
  readonly b0: number;
  readonly b1: number;
  readonly b2: number;
  readonly a1: number;
  readonly a2: number;
}

export function highPass(hertz: number, q = Math.SQRT1_2): Coefficients {
  const { cos, alpha } = angle(hertz, q);
  return normal((1 + cos) / 2, -(1 + cos), (1 + cos) / 2, 1 + alpha, -2 * cos, 1 - alpha);
}

export function lowPass(hertz: number, q = Math.SQRT1_2): Coefficients {
  const { cos, alpha } = angle(hertz, q);
  return normal((1 - cos) / 2, 1 - cos, (1 - cos) / 2, 1 + alpha, -2 * cos, 1 - alpha);
}

/** Louder or quieter around a pitch. */
export function bell(hertz: number, gainDb: number, q = 0.7): Coefficients {
  const { cos, alpha } = angle(hertz, q);
  const amount = 10 ** (gainDb / 40);
  return normal(
    1 + alpha * amount,
    -2 * cos,
    1 - alpha * amount,
    1 + alpha / amount,
    -2 * cos,
    1 - alpha / amount,
  );
}

export function filterRound(sound: Float32Array, ...chain: readonly Coefficients[]): void {
  for (const { b0, b1, b2, a1, a2 } of chain) {
    let [x1, x2, y1, y2] = [0, 0, 0, 0];
    const warmUp = Math.min(sound.length, sampleRate * 2);
    for (let n = sound.length - warmUp; n < sound.length * 2; n += 1) {
      const at = n % sound.length;
      const x = sound[at] ?? 0;
      const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
      [x2, x1, y2, y1] = [x1, x, y1, y];
      // The first way round only warms up.
      if (n >= sound.length) sound[at] = y;
    }
  }
}

function angle(hertz: number, q: number) {
  const turn = (2 * Math.PI * hertz) / sampleRate;
  return { cos: Math.cos(turn), alpha: Math.sin(turn) / (2 * q) };
}

function normal(...values: readonly number[]): Coefficients {
  const [b0 = 0, b1 = 0, b2 = 0, a0 = 1, a1 = 0, a2 = 0] = values;
  return { b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: a1 / a0, a2: a2 / a0 };
}
