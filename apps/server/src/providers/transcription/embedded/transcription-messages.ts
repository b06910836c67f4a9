import type { RecognisedWord } from '../transcription-port.ts';

export interface TranscriptionOrder {
  readonly pcmFile: string;
  /** What is said, where that is known: only its times are looked for. */
  readonly words?: readonly string[];
}

export type TranscriptionReport =
  | { readonly percent: number }
  | { readonly words: readonly RecognisedWord[] | undefined }
  | { readonly problem: string };
