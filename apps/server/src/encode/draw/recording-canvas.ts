import type { Canvas, Context } from '@reelwright/stage';
import { Recording } from './recording.ts';
import { RecordingContext } from './recording-context.ts';

/**
 * A canvas that draws nothing and only remembers, as a fingerprint, what it was told to draw. Two
 * frames with the same fingerprint look the same, so that the second need not be drawn; and whatever
 * the stage learns to draw in future, this notices when it moves.
 */
export class RecordingCanvas extends Recording implements Canvas {
  // Most of what it understands is given to it by name (see there), which types cannot follow.
  readonly #context = new RecordingContext(this) as unknown as Context;

  getContext(): Context {
    return this.#context;
  }
}
