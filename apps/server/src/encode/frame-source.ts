/** Where an encoder gets its frames from, one after the other. */
export interface FrameSource {
  readonly frameCount: number;
  /**
   * The pixels of a frame, premultiplied RGBA, row after row; they are copied before the next call.
   * 'unchanged' when it looks like the one before: then nothing was drawn.
   */
  draw(frame: number): Promise<Uint8Array | 'unchanged'>;
}
