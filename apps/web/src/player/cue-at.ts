import type { Cue } from '@reelwright/subtitles';

/** The cue that is shown at a moment. Cues are in order, one after the other. */
export function cueAt(cues: readonly Cue[], seconds: number): Cue | undefined {
  let from = 0;
  let to = cues.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((cues[middle]?.end ?? 0) <= seconds) from = middle + 1;
    else to = middle;
  }
  const found = cues[from];
  return found && found.start <= seconds ? found : undefined;
}
