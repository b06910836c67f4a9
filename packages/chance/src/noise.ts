import { hashText } from './hash-text.ts';
import { mulberryScatter, mulberryStep } from './mulberry32.ts';

/** The nth random number (0 to below 1) of a seed, without asking for those before it. */
export function noise(seed: string, index: number): number {
  return noiseOf(seed)(index);
}

/** Random numbers at whole places, and softly between them. */
export function smoothNoise(seed: string, place: number): number {
  return smoothNoiseOf(seed)(place);
}

/** `smoothNoise` for many places: the seed is read once. */
export function smoothNoiseOf(seed: string): (place: number) => number {
  const at = noiseOf(seed);
  return (place) => {
    const floor = Math.floor(place);
    const part = place - floor;
    const soft = part * part * (3 - 2 * part);
    return at(floor) * (1 - soft) + at(floor + 1) * soft;
  };
}

function noiseOf(seed: string): (index: number) => number {
  const start = hashText(seed);
  return (index) => mulberryScatter(start + Math.imul(index + 1, mulberryStep)) / 2 ** 32;
}
