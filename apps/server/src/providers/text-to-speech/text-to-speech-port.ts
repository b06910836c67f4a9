/** The port every voice fulfils: what it can say, in whose voice, and when each word is heard. */
export interface Voice {
  /** The name projects keep. */
  readonly name: string;
  readonly languageCode: string;
  /** What people read. */
  readonly label: string;
  readonly gender?: 'female' | 'male';
  /** It reads whatever language a line is in. */
  readonly speaksAll?: boolean;
  /** How it sounds, in a few words. */
  readonly mood?: string;
  /** Of those that come along: one that is ready at once, or one that takes longer and sounds finer. */
  readonly quality?: 'quick' | 'studio';
  /** Names of other providers' voices that this one speaks for, so that projects which keep them speak. */
  readonly standsFor?: readonly string[];
}

/** A word of the written text, and when it is heard. */
export interface WordTime {
  readonly text: string;
  readonly startSeconds: number;
  readonly endSeconds: number;
}

export interface SpokenLine {
  /** One channel, -1 to 1. Empty when there is nothing to say. */
  readonly samples: Float32Array;
  readonly sampleRate: number;
  /** Empty when the voice cannot tell. */
  readonly words: readonly WordTime[];
}

export interface SpeechRequest {
  readonly text: string;
  readonly voice: string;
  readonly languageCode: string;
  /** Bare words that will be stressed: whoever knows how words sound says them in full. */
  readonly stressed?: readonly string[];
  readonly signal?: AbortSignal;
}

export interface TextToSpeech {
  /** Changes whenever the same line would sound otherwise: what was spoken before is not used again then. */
  readonly version: string;
  /** How many lines it speaks at a time. */
  readonly linesAtOnce: number;
  voices(): Promise<readonly Voice[]>;
  /** Lines will be asked for soon: whatever takes time to load is loaded meanwhile. */
  prepare?(): void;
  speak(request: SpeechRequest): Promise<SpokenLine>;
  /** Gives back what the voice holds; the next line takes it up again. */
  close(): Promise<void>;
}

/** Why a voice did not speak; the message is for the log. */
export class SpeechError extends Error {
  /**
   * 'limit': the operator's own quota there is used up; 'busy': asked too often for now; 'refused': it
   * will not say this line; 'unavailable': it cannot be reached or is out of order.
   */
  readonly trouble: 'limit' | 'busy' | 'refused' | 'unavailable';

  constructor(trouble: SpeechError['trouble'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SpeechError';
    this.trouble = trouble;
  }
}
