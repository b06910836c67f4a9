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
  /** Shown until the movie can draw a picture of its own. */
  readonly poster?: string;
  /** The whole page is this player: its keys work wherever the focus is. */
  readonly ownsPage?: boolean;
  /** The bar lies on the picture. */
  readonly barOver?: boolean;
  /** What is said is written over the picture whatever was chosen in players: for who works on it. */
  readonly keepsCaptions?: boolean;
  /** What cannot be shown is told and reported: for who makes the movie, not for who watches it. */
  readonly tellsProblems?: boolean;
  /** Called once everything is loaded. */
  readonly onReady?: (screen: MovieScreen) => void;
  readonly onTime?: (seconds: number, slide: number) => void;
  readonly onStopped?: (seconds: number) => void;
}
