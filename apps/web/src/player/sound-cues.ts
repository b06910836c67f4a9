/** One sound of a movie, in the movie's own seconds. */
export interface PlannedSound {
  readonly url: string;
  /** When it begins. */
  readonly startSeconds: number;
  /** How long it is heard. */
  readonly seconds: number;
  /** Where in its file it begins. */
  readonly offsetSeconds: number;
  /** Where the part ends that is repeated; undefined: it plays once. */
  readonly loopEndSeconds: number | undefined;
  /** 0–1. */
  readonly gain: number;
  readonly fadeOutSeconds: number;
}

/** What to start when playing begins in mid-movie. */
export interface SoundCue {
  readonly sound: PlannedSound;
  /** From now. */
  readonly delaySeconds: number;
  /** Where in the file to start. */
  readonly fromSeconds: number;
  readonly seconds: number;
}

/** Everything that is still to be heard from a moment on. */
export function soundCues(sounds: readonly PlannedSound[], atSeconds: number): readonly SoundCue[] {
  return sounds.flatMap((sound) => {
    const missed = Math.max(0, atSeconds - sound.startSeconds);
    const seconds = sound.seconds - missed;
    if (seconds <= 0 || sound.gain <= 0) return [];
    return [
      {
        sound,
        delaySeconds: Math.max(0, sound.startSeconds - atSeconds),
        fromSeconds: placeInFile(sound, missed),
        seconds,
      },
    ];
  });
}

function placeInFile({ offsetSeconds, loopEndSeconds }: PlannedSound, missed: number): number {
  const length = loopEndSeconds === undefined ? 0 : loopEndSeconds - offsetSeconds;
  return offsetSeconds + (length > 0 ? missed % length : missed);
}
