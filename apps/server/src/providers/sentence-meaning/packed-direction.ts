/** Directions of sentences and things as bytes: a quarter of the size, and near enough to compare them by. */
export const directionBytes = 384;
/** Directions have values between -1 and 1, most of them small. */
const scale = 400;

/** A direction, a byte for each of its values. */
export function packDirection(direction: Float32Array): Buffer {
  return Buffer.from(Int8Array.from(direction, (value) => clamp(Math.round(value * scale))));
}

/** How alike two directions are, between 0 and 1; the packed one begins at `from`. */
export function likenessOf(direction: Float32Array, packed: Int8Array, from = 0): number {
  let sum = 0;
  for (let at = 0; at < directionBytes; at++) {
    sum += (direction[at] ?? 0) * (packed[from + at] ?? 0);
  }
  return sum / scale;
}

function clamp(value: number): number {
  return Math.max(-127, Math.min(127, value));
}
