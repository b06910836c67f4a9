interface Size {
  readonly width: number;
  readonly height: number;
}

export type Quality = 'sd' | 'hd';

/** The shorter side of a video in standard quality. */
const SD_SIDE = 480;
const SIDE_LEAST = 16;

/**
 * The size of the video of a movie: its own in HD, no more than 480p in SD. H.264 halves the colours'
 * resolution, so both sides become even; an odd one grows by a pixel.
 */
export function videoSize(movie: Size, quality: Quality): Size {
  const shrink = quality === 'sd' ? Math.min(1, SD_SIDE / Math.min(movie.width, movie.height)) : 1;
  return { width: evenSide(movie.width * shrink), height: evenSide(movie.height * shrink) };
}

function evenSide(pixels: number): number {
  return Math.max(SIDE_LEAST, 2 * Math.ceil(Math.round(pixels) / 2));
}
