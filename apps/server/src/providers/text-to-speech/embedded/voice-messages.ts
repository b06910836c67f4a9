import type { SpokenLine } from '../text-to-speech-port.ts';

export type VoiceOrder =
  | {
      readonly id: number;
      readonly text: string;
      readonly speaker: number;
      readonly pace: number;
      /** Bare words that are said in full. */
      readonly stressed: readonly string[];
    }
  /** The line with this number is not wanted any more. */
  | { readonly forget: number }
  /** Lines will follow. */
  | { readonly prepare: true };

export type VoiceReport =
  | { readonly id: number; readonly line: SpokenLine }
  | { readonly id: number; readonly problem: string };
