import type { ProjectData } from '@reelwright/movie';
import type { StageProblem } from '@reelwright/stage';
import type { MediaPrograms } from '../../media-tools/media-programs.ts';
import type { VideoSettings } from '../video-settings.ts';

/** What a drawing process is started for. */
export interface DrawJob {
  readonly programs: MediaPrograms;
  readonly folder: string;
  readonly movie: ProjectData;
  /** Addresses of the movie, and the files in the folder that hold what is behind them. */
  readonly media: readonly (readonly [url: string, file: string])[];
  readonly settings: VideoSettings;
}

/** What it is asked to do, one thing at a time. */
export type DrawOrder =
  | { readonly kind: 'open'; readonly job: DrawJob }
  | {
      readonly kind: 'segment';
      readonly startFrame: number;
      readonly frameCount: number;
      readonly file: string;
    }
  | { readonly kind: 'still'; readonly seconds: number; readonly file: string }
  | { readonly kind: 'clear'; readonly frameCount: number; readonly file: string }
  | { readonly kind: 'stop' };

/** What it says meanwhile. */
export type DrawReport =
  | { readonly kind: 'progress'; readonly framesDone: number }
  | { readonly kind: 'problem'; readonly problem: StageProblem }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: string };
