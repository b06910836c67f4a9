import { movieSeconds, type ProjectData } from '@reelwright/movie';

/** Spec: the size and length of what the browser shows go along when a video is published. */
export function shownFigures(movie: ProjectData) {
  const { width, height } = movie.movie.size;
  return { player_width: width, player_height: height, total_time: movieSeconds(movie) };
}
