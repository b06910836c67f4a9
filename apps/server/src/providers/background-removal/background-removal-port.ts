/** Tells the subject of a picture from what is behind it. */
export interface BackgroundRemoval {
  /** @param pixels RGB, 320 × 320. @returns a byte per pixel: 255 is the subject, 0 what is behind it. */
  findSubject(pixels: Uint8Array, signal?: AbortSignal): Promise<Uint8Array>;
  /** Gives back what it holds; the next picture takes it up again. */
  close(): Promise<void>;
}
