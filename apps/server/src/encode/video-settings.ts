/** How pictures become video. Segments join only when all of it is the same. */
export interface VideoSettings {
  /** Even, at least 16. */
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  readonly preset: 'ultrafast' | 'superfast' | 'veryfast' | 'faster' | 'fast' | 'medium';
  /** Constant quality: lower is better and bigger; 23 is good, 18 hard to tell from the original. */
  readonly crf: number;
}

const framesPerSecond = 30;

/** What a published video is made with. */
export const publishedQuality = { framesPerSecond, preset: 'veryfast', crf: 23 } as const;
