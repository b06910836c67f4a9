/**
 * Tells speech from the room around it by loudness alone, so it works in every browser: what is clearly
 * louder than the quietest moments is speech. A pure function of what was heard.
 */
export interface VoiceActivity {
  /** How loud the room is when nobody speaks. */
  readonly room: number;
  /** When the sentence began; undefined until somebody spoke. */
  readonly startSeconds: number | undefined;
  /** When speech was last heard. */
  readonly lastSeconds: number;
  /** How much speech there was in all: a knock on the table is no sentence. */
  readonly spokenSeconds: number;
  readonly atSeconds: number;
}

/** Speech is this many times as loud as the room, and never quieter than a whisper into the microphone. */
const timesTheRoom = 3;
const whisper = 0.012;
/** The room is learnt quickly when it gets quieter, and slowly when it gets louder: speech is no room. */
const roomRise = 0.02;
/** Even what seems to be speech may be the room: a fan that was switched on has no pauses, speech has. */
const roomRiseInSpeech = 0.003;
const shortestSentenceSeconds = 0.3;
/** Spec: about one second of silence ends a sentence. */
const silenceSeconds = 1;
/** Soft sounds at both ends stay. */
export const leadSeconds = 0.25;
export const tailSeconds = 0.35;

export const beforeSpeech: VoiceActivity = {
  room: whisper,
  startSeconds: undefined,
  lastSeconds: 0,
  spokenSeconds: 0,
  atSeconds: 0,
};

/** What is known after one more moment: `loudness` is its root mean square, 0 to 1. */
export function hear(before: VoiceActivity, loudness: number, atSeconds: number): VoiceActivity {
  const isSpeech = loudness > Math.max(whisper, before.room * timesTheRoom);
  const rise = isSpeech ? roomRiseInSpeech : roomRise;
  const room = loudness < before.room ? loudness : before.room + (loudness - before.room) * rise;
  if (!isSpeech) return { ...before, room, atSeconds };
  return {
    room,
    startSeconds: before.startSeconds ?? atSeconds,
    lastSeconds: atSeconds,
    spokenSeconds: before.spokenSeconds + (atSeconds - before.atSeconds),
    atSeconds,
  };
}

export function isSentenceOver(activity: VoiceActivity): boolean {
  const { startSeconds, lastSeconds, spokenSeconds, atSeconds } = activity;
  return (
    startSeconds !== undefined &&
    spokenSeconds >= shortestSentenceSeconds &&
    atSeconds - lastSeconds >= silenceSeconds
  );
}

/** The part of a recording in which somebody speaks; all of it when nothing was told apart. */
export function spokenPart(
  { startSeconds, lastSeconds }: VoiceActivity,
  duration: number,
): { readonly startTime: number; readonly endTime: number } {
  if (startSeconds === undefined) return { startTime: 0, endTime: duration };
  const startTime = Math.min(Math.max(0, startSeconds - leadSeconds), duration);
  const endTime = Math.min(duration, lastSeconds + tailSeconds);
  return endTime > startTime ? { startTime, endTime } : { startTime: 0, endTime: duration };
}
