/** The port everything that understands speech fulfils: which words were said, and when. */
export interface RecognisedWord {
  readonly text: string;
  readonly startSeconds: number;
  readonly endSeconds: number;
}

export interface TranscriptionRequest {
  /** Speech as raw samples: one channel, 16,000 a second, 16 bits each. Read piece by piece: it may last hours. */
  readonly pcmFile: string;
  readonly onProgress?: (percent: number) => void;
  readonly signal?: AbortSignal;
}

export interface Transcription {
  transcribe(request: TranscriptionRequest): Promise<readonly RecognisedWord[]>;
}

/** Finds when each of these words is said in a short piece of speech; undefined when they are not all found in it. */
export interface WordAlignment {
  align(request: {
    readonly pcmFile: string;
    readonly words: readonly string[];
    readonly signal?: AbortSignal;
  }): Promise<readonly RecognisedWord[] | undefined>;
}

export const samplesPerSecond = 16_000;
export const bytesPerSecond = samplesPerSecond * 2;

/** Why speech was not understood; the message is for the log. */
export class TranscriptionError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'TranscriptionError';
  }
}
