import { hashText, scatter } from './seeded-random.ts';

/** The nth random number (0 to below 1) of a seed, without asking for those before it. */
export function noise(seed: string, index: number): number {
  return scatter(hashText(seed) + Math.imul(index + 1, 0x6d2b79f5)) / 2 ** 32;
}

/** Random numbers at whole places, and softly between them. */
export function smoothNoise(seed: string, place: number): number {
  const floor = Math.floor(place);
  const part = place - floor;
  const soft = part * part * (3 - 2 * part);
  return noise(seed, floor) * (1 - soft) + noise(seed, floor + 1) * soft;
}
