/** How much speech the recogniser understands in a second of one core, how well, and how exactly lines are found. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedVoices } from '../apps/server/src/providers/text-to-speech/embedded/speakers.ts';
import { loadVoiceEngine } from '../apps/server/src/providers/text-to-speech/embedded/voice-engine.ts';
import { loadRecogniser } from '../apps/server/src/providers/transcription/embedded/recogniser.ts';
import { transcribePcm } from '../apps/server/src/providers/transcription/embedded/transcribe-pcm.ts';
import { loadWordAligner } from '../apps/server/src/providers/transcription/embedded/word-aligner.ts';
import { syncLines } from '../packages/alignment/src/index.ts';
import type { Figure } from './figure.ts';
import { asPcm, writeSpeech } from './mix-speech.ts';
import { secondsOf, speakSentences, startsOf } from './speak-sentences.ts';
import { spokenSentences } from './spoken-sentences.ts';
import { spokenWords, wordErrors } from './word-errors.ts';

export async function benchTranscription(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'reelwright-bench-'));
  try {
    const spoken = await speakSentences(await loadVoiceEngine(), spokenSentences);
    const seconds = secondsOf(spoken);
    const clean = writeSpeech(folder, 'clean.pcm', spoken, { isNoisy: false, format: asPcm });
    const noisy = writeSpeech(folder, 'noisy.pcm', spoken, { isNoisy: true, format: asPcm });
    const engines = { recogniser: await loadRecogniser(), aligner: await loadWordAligner() };
    const before = process.cpuUsage();
    const heard = await transcribePcm(engines, { pcmFile: clean });
    const { user, system } = process.cpuUsage(before);
    const ratio = seconds / ((user + system) / 1e6);
    const megabytes = process.memoryUsage.rss() / 1e6;
    const errors = wordErrors(spokenSentences.join(' '), heard.map(({ text }) => text).join(' '));
    const starts = startsOf(spoken);
    const inNoise = await transcribePcm(engines, { pcmFile: noisy });
    const off = syncLines(spokenSentences, inNoise, spokenWords).map(({ startTime }, at) =>
      Math.abs(startTime - (starts[at] ?? 0)),
    );
    const mean = (1000 * off.reduce((sum, error) => sum + error, 0)) / off.length;
    const detail = `${seconds.toFixed(0)} s, ${spokenSentences.length} sentences, ${embeddedVoices.length} voices`;
    return [
      {
        what: 'transcription, seconds per second of one core',
        value: ratio.toFixed(1),
        goal: '≥ 4',
        met: ratio >= 4,
        detail: `${detail}; ${megabytes.toFixed(0)} MB with the voice that spoke`,
      },
      {
        what: 'words understood wrong',
        value: `${(100 * errors).toFixed(1)} %`,
        goal: '≤ 8 %',
        met: errors <= 0.08,
        detail,
      },
      {
        what: 'line starts off, music and noise at 10 dB',
        value: `${mean.toFixed(0)} ms`,
        goal: '≤ 60 ms',
        met: mean <= 60,
        detail: `${detail}; at most ${(1000 * Math.max(...off)).toFixed(0)} ms`,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
