import type { Line, VoiceSettings } from '@reelwright/movie';

export type LineAudio = NonNullable<Line['audio']>;

/** A sentence that wants a voice. */
export interface VoiceLine {
  /** How it is recognised while others change around it. */
  readonly key: string;
  readonly spoken: string;
  readonly audio: LineAudio | undefined;
  /** Spoken, and still what the line says; what has audio without it was changed since. */
  readonly hasVoice: boolean;
}

/** Lines in, lines with audio out: all that recording, uploading and speaking know of a project. */
export interface VoiceWork {
  readonly lines: readonly VoiceLine[];
  readonly settings: VoiceSettings;
  readonly projectId: number | undefined;
  /** What its lines are in, as 'de'. */
  readonly language: string;
  /** A sound that all lines are parts of. */
  readonly wholeUrl: string | undefined;
  /** Changes of the same settings in a row are one step that can be undone. */
  readonly setSettings: (label: string, part: Partial<VoiceSettings>) => void;
  /** Gives lines their audio, or takes it away; as one step that can be undone. */
  readonly setAudio: (
    label: string,
    audio: ReadonlyMap<string, LineAudio | undefined>,
    mergeKey?: string,
  ) => void;
  readonly setWhole: (label: string, url: string | undefined) => void;
  /** Everything again, as it is at the moment of asking: for work that takes a while. */
  readonly now: () => Pick<VoiceWork, 'lines' | 'settings' | 'projectId'>;
  /** Has a preview show the slide that says this line, by its key. */
  readonly show?: (key: string) => void;
}
