/** One sound of a movie: what is heard, when, and how loud. */
export interface PlannedSound {
  /** What to call it when it cannot be heard. */
  readonly name: string;
  readonly url: string;
  /** A video's own sound may be missing; anything else that is silent is a fault. */
  readonly from: 'sound' | 'video';
  /** Voices and music are brought to one loudness before they are mixed, and music gives way to voices. */
  readonly role: 'voice' | 'music' | 'other';
  /** When it begins, in seconds of the movie. */
  readonly startSeconds: number;
  /** How long it is heard at most. */
  readonly playSeconds: number;
  /** Where in its file it begins. */
  readonly trimStartSeconds: number;
  /** Where in its file it ends; missing: where the file ends. */
  readonly trimEndSeconds: number | undefined;
  /** Whether it begins anew when its part is over, for as long as it is heard. */
  readonly loops: boolean;
  /** 0 to 1. */
  readonly volume: number;
  /**
   * What `volume` would be if the movie's two volumes, for voices and for music, stood where they usually
   * do. A movie has its loudness with these; from there both volumes really change how loud it is.
   */
  readonly usualVolume: number;
  /** How long it takes to rise at its beginning, and to fall at its end. */
  readonly fadeInSeconds: number;
  readonly fadeOutSeconds: number;
}
