/** What sentences mean, as directions in space: those that mean the like point the same way. */
export interface SentenceMeaning {
  /** One direction of length 1 for each text, in their order. */
  embed(texts: readonly string[], signal?: AbortSignal): Promise<readonly Float32Array[]>;
  /** Has the engine loaded while something else is done. */
  prepare(): void;
  close(): Promise<void>;
}

/** How alike two directions are: 1 for the same, about 0 for what has nothing in common. */
export function likeness(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}
