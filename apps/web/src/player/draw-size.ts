interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * How many pixels to draw for a movie shown at this size: as many as the screen has there, and
 * never more than the movie's own. A small player costs little that way.
 */
export function drawSize(movie: Size, shown: Size, pixelRatio: number): Size {
  const scale = Math.min(
    1,
    Math.max((shown.width * pixelRatio) / movie.width, (shown.height * pixelRatio) / movie.height),
  );
  return {
    width: Math.max(1, Math.round(movie.width * scale)),
    height: Math.max(1, Math.round(movie.height * scale)),
  };
}

/** The largest size of the movie's shape that fits; with `scale`, that part of its own size at most. */
export function shownSize(movie: Size, room: Size, scale: number | undefined): Size {
  const fit = Math.min(room.width / movie.width, room.height / movie.height, scale ?? Infinity);
  return { width: Math.floor(movie.width * fit), height: Math.floor(movie.height * fit) };
}
