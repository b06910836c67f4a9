import type { RecognisedWord } from '../transcription-port.ts';

export interface TranscriptionOrder {
  readonly pcmFile: string;
}

export type TranscriptionReport =
  | { readonly percent: number }
  | { readonly words: readonly RecognisedWord[] }
  | { readonly problem: string };
