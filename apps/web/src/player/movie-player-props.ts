import type { ProjectData } from '@reelwright/movie';
import type { MovieScreen } from './movie-screen.ts';

export interface MoviePlayerProps {
  readonly movie: ProjectData;
  readonly loop?: boolean;
  readonly autoplay?: boolean;
  /** The slide to begin with. */
  readonly slideIndex?: number;
  /** The largest part of the movie's own size to show it at. */
  readonly scale?: number;
  /** What cannot be shown is told and reported: for who makes the movie, not for who watches it. */
  readonly tellsProblems?: boolean;
  /** Called once everything is loaded. */
  readonly onReady?: (screen: MovieScreen) => void;
  readonly onTime?: (seconds: number, slide: number) => void;
  readonly onStopped?: (seconds: number) => void;
}
