/** The port every voice fulfils: what it can say, in whose voice, and when each word is heard. */
export interface Voice {
  /** The name projects keep. */
  readonly name: string;
  readonly languageCode: string;
  /** What people read. */
  readonly label: string;
  readonly pro: boolean;
}

/** A word of the written text, and when it is heard. */
export interface WordTime {
  readonly text: string;
  readonly startSeconds: number;
  readonly endSeconds: number;
}

export interface SpokenLine {
  /** One channel, -1 to 1. */
  readonly samples: Float32Array;
  readonly sampleRate: number;
  /** Empty when the voice cannot tell. */
  readonly words: readonly WordTime[];
}

export interface SpeechRequest {
  readonly text: string;
  readonly voice: string;
  readonly languageCode: string;
  readonly signal?: AbortSignal;
}

export interface TextToSpeech {
  voices(): Promise<readonly Voice[]>;
  speak(request: SpeechRequest): Promise<SpokenLine>;
  /** Gives back what the voice holds; the next line takes it up again. */
  close(): Promise<void>;
}
