import type { PlannedSound } from '@reelwright/movie';

/** What a changed movie does to what is being played. */
interface SoundChanges {
  /** Go on as they are, or only end at another time or play at another volume. */
  readonly kept: readonly { readonly before: PlannedSound; readonly now: PlannedSound }[];
  readonly ended: readonly PlannedSound[];
  readonly begun: readonly PlannedSound[];
}

/** Which sounds go on without a gap when a movie is changed while it plays: those that begin at the same moment. */
export function changeSounds(
  before: readonly PlannedSound[],
  now: readonly PlannedSound[],
): SoundChanges {
  const left = new Map(before.map((sound) => [sound, identityOf(sound)]));
  const kept: { before: PlannedSound; now: PlannedSound }[] = [];
  const begun: PlannedSound[] = [];
  for (const sound of now) {
    const identity = identityOf(sound);
    const [same] = [...left].find(([, known]) => known === identity) ?? [];
    if (same) {
      left.delete(same);
      kept.push({ before: same, now: sound });
    } else begun.push(sound);
  }
  return { kept, ended: [...left.keys()], begun };
}

function identityOf(sound: PlannedSound): string {
  const { url, startSeconds, trimStartSeconds, trimEndSeconds, loops } = sound;
  return JSON.stringify([url, startSeconds, trimStartSeconds, trimEndSeconds, loops]);
}
