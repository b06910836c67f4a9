import { setImmediate } from 'node:timers/promises';
import type { ProjectData } from '@reelwright/movie';
import { assetsNeeded } from '@reelwright/stage';
import { readArtQuickly } from '../library/built-in/read-art.ts';

type ReadArt = typeof readArtQuickly;

export interface ArtAhead {
  /** Draws what a movie shows, one after the other, while others work. */
  begin(movie: ProjectData, signal: AbortSignal): void;
  /** Art that was drawn already, or is being drawn; anything else is drawn now. */
  readonly read: ReadArt;
}

/**
 * Lines are spoken in a process of their own, and take one core. Meanwhile the other one draws what the film will show:
 * that does not depend on the voice.
 */
export function createArtAhead(read: ReadArt = readArtQuickly): ArtAhead {
  const kept = new Map<string, ReturnType<ReadArt>>();
  const readOnce: ReadArt = (url) => {
    const known = kept.get(url) ?? read(url);
    kept.set(url, known);
    return known;
  };
  return {
    read: readOnce,
    begin(movie, signal) {
      const draw = async () => {
        for (const url of assetsNeeded(movie, 0, Number.POSITIVE_INFINITY).images) {
          if (signal.aborted) return;
          // What cannot be drawn is told by whoever needs it.
          await readOnce(url).catch(() => undefined);
          await setImmediate();
        }
      };
      void draw();
    },
  };
}
