/** Spec: what people read about a video that could not be made. */
export const failureText =
  'The video could not be converted, possibly because a video or an image inside it is broken. Please publish it again, or contact support.';

/** A video that cannot be made, for a reason of its own: nothing around it was missing or away. */
export class VideoFailed extends Error {
  constructor(options?: ErrorOptions) {
    super(failureText, options);
    this.name = 'VideoFailed';
  }
}

/** Making it did not work; it may the next time, but not for ever. */
export async function blamingTheVideo<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    signal.throwIfAborted();
    // A full disk is nobody's picture's fault.
    if (/ENOSPC|no space left/i.test(String(error))) throw error;
    throw new VideoFailed({ cause: error });
  }
}
