interface Size {
  readonly width: number;
  readonly height: number;
}

export type Quality = 'sd' | 'hd';

/** The shorter side of a video, at most. */
const maxSide = { sd: 480, hd: 1080 } as const;
const minSide = 16;

/**
 * The size of the video of a movie: its own, but no more than 480p in SD and 1080p in HD.
 */
export function videoSize(movie: Size, quality: Quality): Size {
  const shrink = Math.min(1, maxSide[quality] / Math.min(movie.width, movie.height));
  return evenSize({ width: movie.width * shrink, height: movie.height * shrink });
}

/** H.264 halves the colours' resolution, so both sides become even; an odd one grows by a pixel. */
export function evenSize({ width, height }: Size): Size {
  return { width: evenSide(width), height: evenSide(height) };
}

function evenSide(pixels: number): number {
  return Math.max(minSide, 2 * Math.ceil(Math.round(pixels) / 2));
}
