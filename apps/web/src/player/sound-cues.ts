import { heardSeconds, type PlannedSound } from '@reelwright/movie';

/** What to start when playing begins in mid-movie. */
export interface SoundCue {
  readonly sound: PlannedSound;
  /** From now. */
  readonly delaySeconds: number;
  /** Where in the file to start. */
  readonly fromSeconds: number;
  readonly seconds: number;
  /** How much of it is over already. */
  readonly missedSeconds: number;
  /** The part that is repeated. */
  readonly loop: { readonly startSeconds: number; readonly endSeconds: number } | undefined;
}

/**
 * Everything that is still to be heard from a moment on.
 * @param fileSeconds how long a file is; undefined when it could not be had.
 */
export function soundCues(
  sounds: readonly PlannedSound[],
  atSeconds: number,
  fileSeconds: (url: string) => number | undefined,
): readonly SoundCue[] {
  return sounds.flatMap((sound) => {
    const whole = fileSeconds(sound.url);
    if (whole === undefined) return [];
    const start = sound.trimStartSeconds;
    const part = Math.min(sound.trimEndSeconds ?? whole, whole) - start;
    const missed = Math.max(0, atSeconds - sound.startSeconds);
    const heard = heardSeconds(sound, whole);
    if (heard - missed <= 0) return [];
    return [
      {
        sound,
        delaySeconds: Math.max(0, sound.startSeconds - atSeconds),
        fromSeconds: start + (sound.loops ? missed % part : missed),
        seconds: heard - missed,
        missedSeconds: missed,
        loop: sound.loops ? { startSeconds: start, endSeconds: start + part } : undefined,
      },
    ];
  });
}
