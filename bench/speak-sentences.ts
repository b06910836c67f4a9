/** Sentences spoken by the voices that come along, as samples, with the moment at which each begins. */
import {
  embeddedVoices,
  speakerCalled,
} from '../apps/server/src/providers/text-to-speech/embedded/speakers.ts';
import type { VoiceEngine } from '../apps/server/src/providers/text-to-speech/embedded/voice-engine.ts';

export const spokenSampleRate = 22_050;
export const pauseSeconds = 0.5;

export interface SpokenSentence {
  readonly text: string;
  /** With the silence after it. */
  readonly samples: Float32Array;
  /** When its first word is heard, from its beginning. */
  readonly startSeconds: number;
}

/** One voice for all of them, or each in the next one. */
export async function speakSentences(
  engine: VoiceEngine,
  sentences: readonly string[],
  voice?: string,
): Promise<readonly SpokenSentence[]> {
  const spoken: SpokenSentence[] = [];
  for (const [at, text] of sentences.entries()) {
    const name = voice ?? embeddedVoices[at % embeddedVoices.length]?.name ?? '';
    const { id: speaker, pace } = speakerCalled(name);
    const { samples, words } = await engine.speak({ text, speaker, pace });
    const padded = new Float32Array(samples.length + pauseSeconds * spokenSampleRate);
    padded.set(samples);
    spoken.push({ text, samples: padded, startSeconds: words[0]?.startSeconds ?? 0 });
  }
  return spoken;
}

/** When each sentence begins, once they stand one after the other. */
export function startsOf(spoken: readonly SpokenSentence[]): readonly number[] {
  let length = 0;
  return spoken.map(({ samples, startSeconds }) => {
    const start = length / spokenSampleRate + startSeconds;
    length += samples.length;
    return start;
  });
}

export function secondsOf(spoken: readonly SpokenSentence[]): number {
  return spoken.reduce((sum, { samples }) => sum + samples.length, 0) / spokenSampleRate;
}
