/** What sentences mean, as directions in space: those that mean the like point the same way. */
export interface SentenceMeaning {
  /** One direction of length 1 for each text, in their order. */
  embed(texts: readonly string[], signal?: AbortSignal): Promise<readonly Float32Array[]>;
  /** Has the engine loaded while something else is done. */
  prepare(): void;
  close(): Promise<void>;
}
