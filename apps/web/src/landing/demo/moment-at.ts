import type { Scene } from './scenes.ts';

/** What the film shows at one moment. */
export interface Moment {
  readonly index: number;
  /** How many words of the caption have been spoken. */
  readonly spokenWords: number;
}

/** The words are spoken in the first part of a scene; the rest is for looking. */
const SPEAKING_SHARE = 0.75;

/** The film is a function of the time alone: it can be paused, sought and tested. */
export function momentAt(scenes: readonly Scene[], seconds: number): Moment {
  let start = 0;
  for (const [index, scene] of scenes.entries()) {
    const inside = seconds - start;
    if (seconds < start + scene.durationSeconds || index === scenes.length - 1) {
      const words = scene.caption.split(' ').length;
      const spoken = inside / (scene.durationSeconds * SPEAKING_SHARE);
      return { index, spokenWords: Math.min(words, Math.floor(spoken * words) + 1) };
    }
    start += scene.durationSeconds;
  }
  return { index: 0, spokenWords: 0 };
}

/** When a scene begins. */
export function sceneStart(scenes: readonly Scene[], index: number): number {
  return scenes.slice(0, index).reduce((sum, scene) => sum + scene.durationSeconds, 0);
}
