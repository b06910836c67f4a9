import type { Picture } from '@reelwright/stage';
import type { Fingerprint } from './fingerprint.ts';

/** Stands for the picture of a video that is not decoded yet. */
export class StandIn<About> implements Picture {
  readonly width: number;
  readonly height: number;
  readonly about: About;
  /** The same for all that look the same. */
  readonly content: Fingerprint;

  constructor(size: Picture, about: About, content: Fingerprint) {
    this.width = size.width;
    this.height = size.height;
    this.about = about;
    this.content = content;
  }
}
