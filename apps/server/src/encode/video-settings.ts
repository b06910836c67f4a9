import type { ProjectData } from '@reelwright/movie';

/** How pictures become video. Segments join only when all of it is the same. */
export interface VideoSettings {
  /** Even, at least 16. */
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  readonly preset: 'ultrafast' | 'superfast' | 'veryfast' | 'faster' | 'fast' | 'medium';
  /** Constant quality: lower is better and bigger; 23 is good, 18 hard to tell from the original. */
  readonly crf: number;
  /** Hardly anything moves in it for most of its length, as in a talk. */
  readonly movesLittle?: boolean;
}

const framesPerSecond = 30;

/** What a published video is made with. */
export const publishedQuality = { framesPerSecond, preset: 'veryfast', crf: 23 } as const;

/** What a movie is made with in a size. */
export function publishedSettings(
  { frames }: Pick<ProjectData, 'frames'>,
  { width, height }: Pick<VideoSettings, 'width' | 'height'>,
): VideoSettings {
  const talking = frames.filter(({ items }) => items.some(({ soundBars }) => soundBars));
  const movesLittle = talking.length * 2 > frames.length;
  return { ...publishedQuality, width, height, ...(movesLittle && { movesLittle }) };
}
