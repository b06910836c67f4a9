/** How many words of each voice that comes along are understood wrong. Takes a quarter of an hour of a core. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedVoices } from '../apps/server/src/providers/text-to-speech/embedded/speakers.ts';
import { loadVoiceEngine } from '../apps/server/src/providers/text-to-speech/embedded/voice-engine.ts';
import { loadRecogniser } from '../apps/server/src/providers/transcription/embedded/recogniser.ts';
import { transcribePcm } from '../apps/server/src/providers/transcription/embedded/transcribe-pcm.ts';
import type { Figure } from './figure.ts';
import { asPcm, writeSpeech } from './mix-speech.ts';
import { secondsOf, speakSentences } from './speak-sentences.ts';
import { spokenSentences } from './spoken-sentences.ts';
import { wordErrors } from './word-errors.ts';

/** Where the words are does not matter here. */
const withoutTimes = {
  align: (text: string) => [{ text, startSeconds: 0, endSeconds: 0 }],
};

export async function benchVoices(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'reelwright-bench-'));
  const engine = await loadVoiceEngine();
  const engines = { recogniser: await loadRecogniser(), aligner: withoutTimes };
  const figures: Figure[] = [];
  for (const { name } of embeddedVoices) {
    const spoken = await speakSentences(engine, spokenSentences, name);
    const pcmFile = writeSpeech(folder, 'speech.pcm', spoken, { isNoisy: false, format: asPcm });
    const heard = await transcribePcm(engines, { pcmFile });
    const errors = wordErrors(spokenSentences.join(' '), heard.map(({ text }) => text).join(' '));
    figures.push({
      what: `words of ${name} understood wrong`,
      value: `${(100 * errors).toFixed(1)} %`,
      goal: '≤ 8 %',
      met: errors <= 0.08,
      detail: `${spokenSentences.length} sentences, ${secondsOf(spoken).toFixed(0)} s`,
    });
    if (process.env.BENCH_TRACE) console.warn(name, errors);
  }
  rmSync(folder, { recursive: true });
  return figures;
}
