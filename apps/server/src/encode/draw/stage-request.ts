import type { Assets, Movie } from '@reelwright/stage';
import type { VideoReels } from './video-reels.ts';

/** All that frames are drawn of. */
export interface StageRequest {
  readonly movie: Movie;
  /** Everything but videos. */
  readonly assets: Omit<Assets, 'videoFrame' | 'videoSeconds'>;
  readonly reels: VideoReels;
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  /** Whether letters that move are stamped or drawn: see stamping/. */
  readonly stampsLetters?: boolean | undefined;
}
