import { DrawingGivenUp } from '../../encode/draw/drawing-given-up.ts';

/** Spec: what people read about a video that could not be made. */
export const failureText =
  'The video could not be converted, possibly because a video or an image inside it is broken. Please publish it again, or contact support.';

/** What people read while a job that failed waits for its next try. */
const triedAgainText = 'Something went wrong on our side. We try again by ourselves in a moment';

const diskFullText =
  'There’s no disk space left to make this video. Please tell whoever runs this installation; we try again by ourselves';

/** What people read while a job that failed for this reason waits for its next try. */
export const textUntilNextTry = (error: unknown) =>
  isDiskFull(error) ? diskFullText : triedAgainText;

function isDiskFull(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (/ENOSPC|EDQUOT|53100|storage-full/.test(String((current as { code?: unknown }).code))) {
      return true;
    }
    if (/ENOSPC|no space left|disk quota/i.test(current.message)) return true;
  }
  return false;
}

/** A video that cannot be made, for a reason of its own: nothing around it was missing or away. */
export class VideoFailed extends Error {
  /** @param sentence for whoever published it, where more is known than that something is broken. */
  constructor(options?: ErrorOptions, sentence = failureText) {
    super(sentence, options);
    this.name = 'VideoFailed';
  }

  /** What is too much is as much the next time; trying again would only keep others waiting. */
  get isFinal(): boolean {
    return this.cause instanceof DrawingGivenUp;
  }
}

/** Making it did not work; it may the next time, but not for ever. */
export async function blamingTheVideo<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    signal.throwIfAborted();
    if (isOfTheMachine(error)) throw error;
    const sentence = error instanceof DrawingGivenUp ? error.message : undefined;
    throw new VideoFailed({ cause: error }, sentence);
  }
}

/**
 * What the machine was short of, or somebody else ended: nobody's picture is at fault. Drawing and
 * encoding happen in processes of their own, so their words are all that arrives here.
 */
const machineTroubles = [
  /ENOSPC|no space left|EDQUOT|disk quota/i,
  /\b(EMFILE|ENFILE|EAGAIN|ENOMEM|EROFS)\b/,
  /could not allocate memory/i,
  // While a new version is being put in place.
  /Cannot find (module|package)/,
  /^\S+ (killed|not found): /,
  // One that crashes says so on its way out; one that is killed says nothing.
  /^The drawing process ended\.$/,
  /^This operation was aborted$/,
];

export function isOfTheMachine(error: unknown): boolean {
  const words = error instanceof Error ? error.message : String(error);
  return machineTroubles.some((trouble) => trouble.test(words));
}
