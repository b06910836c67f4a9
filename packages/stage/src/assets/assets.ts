import type { FontFile } from '../fonts/font-file.ts';
import type { Picture } from '../surface/context.ts';
import type { StageProblem } from './stage-problem.ts';

/**
 * What a movie is made of, ready to be drawn. Everything answers at once: `assetsNeeded` tells
 * loaders what to get ready before. Undefined means it could not be had; the stage then draws
 * something quiet in its place.
 */
export interface Assets {
  image(url: string): Picture | undefined;
  /** The frame that is on screen at this second of the video. */
  videoFrame(url: string, seconds: number): Picture | undefined;
  /** How long a video is, once that is known. */
  videoSeconds(url: string): number | undefined;
  /** The picture of one emoji. */
  emoji(grapheme: string): Picture | undefined;
  /** Whether a picture or video is still being fetched: its place stays empty, rather than marked as missing. */
  isComing?(url: string): boolean;
  isEmojiComing?(grapheme: string): boolean;
  /** Whether text can be set in this file already. */
  fontReady(file: FontFile): boolean;
  /**
   * Told of what could not be drawn as it should be; the same thing may come with every frame, and also while it is
   * still being fetched.
   */
  report?(problem: StageProblem): void;
}
