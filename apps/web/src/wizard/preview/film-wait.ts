/** How long the preview waits for the next letter: a film made anew for each would cost the typing its ease. */
const settlesMs = 180;
/** A long film, and handing it to the player, takes longer than a letter may: it waits so many times as long as it took. */
const timesAsLong = 25;
const mostMs = 1500;
/** After such a pause a change is no typing, but a choice: it is shown at once. */
const pauseMs = 1000;

interface Change {
  /** Somebody writes in a longer text. They go on: a film made of the first letter would hold up the second. */
  readonly isWriting: boolean;
  /** Since the change before it. */
  readonly sinceMs: number;
  /** How long the last film took to make. */
  readonly makingMs: number;
}

/** How long to wait after a change until its film is made. Only who writes waits for a long film: a choice is shown at once. */
export function filmWaitMs({ isWriting, sinceMs, makingMs }: Change): number {
  if (isWriting) return Math.min(mostMs, Math.max(settlesMs, timesAsLong * makingMs));
  return sinceMs > pauseMs ? 0 : settlesMs;
}
