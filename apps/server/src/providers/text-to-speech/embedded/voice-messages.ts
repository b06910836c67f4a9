import type { SpokenLine } from '../text-to-speech-port.ts';

export interface VoiceOrder {
  readonly id: number;
  readonly text: string;
  readonly speaker: number;
  readonly pace: number;
}

export type VoiceReport =
  | { readonly id: number; readonly line: SpokenLine }
  | { readonly id: number; readonly problem: string };
