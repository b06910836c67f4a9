/** How much speech the recogniser understands in a second of one core, how well, and how exactly lines are found. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  embeddedVoices,
  speakerCalled,
} from '../apps/server/src/providers/text-to-speech/embedded/speakers.ts';
import { loadVoiceEngine } from '../apps/server/src/providers/text-to-speech/embedded/voice-engine.ts';
import { loadRecogniser } from '../apps/server/src/providers/transcription/embedded/recogniser.ts';
import { transcribePcm } from '../apps/server/src/providers/transcription/embedded/transcribe-pcm.ts';
import { loadWordAligner } from '../apps/server/src/providers/transcription/embedded/word-aligner.ts';
import { syncLines } from '../packages/alignment/src/index.ts';
import { readAloud } from '../packages/speech/src/index.ts';
import type { Figure } from './figure.ts';
import { spokenSentences } from './spoken-sentences.ts';

const sampleRate = 22_050;
const pauseSeconds = 0.5;
const music = fileURLToPath(new URL('../library/sample/music.mp3', import.meta.url));

export async function benchTranscription(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'reelwright-bench-'));
  try {
    const { starts, seconds } = await speakAll(join(folder, 'clean.raw'));
    const clean = toPcm(folder, 'clean');
    const noisy = toPcm(folder, 'noisy', musicAndNoise(readFileSync(join(folder, 'clean.raw'))));
    const engines = { recogniser: await loadRecogniser(), aligner: await loadWordAligner() };
    const before = process.cpuUsage();
    const heard = await transcribePcm(engines, { pcmFile: clean });
    const { user, system } = process.cpuUsage(before);
    const ratio = seconds / ((user + system) / 1e6);
    const megabytes = process.memoryUsage.rss() / 1e6;
    const errors = wordErrors(heard.map(({ text }) => text).join(' '));
    const off = startErrors(await transcribePcm(engines, { pcmFile: noisy }), starts);
    const mean = (1000 * off.reduce((sum, error) => sum + error, 0)) / off.length;
    const detail = `${seconds.toFixed(0)} s, ${spokenSentences.length} sentences, ${embeddedVoices.length} voices`;
    return [
      {
        what: 'transcription, seconds per second of one core',
        ...{ value: ratio.toFixed(1), goal: '≥ 4', met: ratio >= 4 },
        detail: `${detail}; ${megabytes.toFixed(0)} MB with the voice that spoke`,
      },
      {
        what: 'words understood wrong',
        ...{ value: `${(100 * errors).toFixed(1)} %`, goal: '≤ 8 %', met: errors <= 0.08, detail },
      },
      {
        what: 'line starts off, music and noise at 10 dB',
        ...{ value: `${mean.toFixed(0)} ms`, goal: '≤ 60 ms', met: mean <= 60 },
        detail: `${detail}; at most ${(1000 * Math.max(...off)).toFixed(0)} ms`,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Speaks everything, each sentence in another voice, and says when the first word of each is heard. */
async function speakAll(file: string) {
  const engine = await loadVoiceEngine();
  const parts: Float32Array[] = [];
  const starts: number[] = [];
  let length = 0;
  for (const [at, text] of spokenSentences.entries()) {
    const { id: speaker, pace } = speakerCalled(
      embeddedVoices[at % embeddedVoices.length]?.name ?? '',
    );
    const { samples, words } = await engine.speak({ text, speaker, pace });
    starts.push(length / sampleRate + (words[0]?.startSeconds ?? 0));
    const silence = new Float32Array(pauseSeconds * sampleRate);
    parts.push(samples, silence);
    length += samples.length + silence.length;
  }
  writeFileSync(
    file,
    Buffer.concat(
      parts.map(({ buffer, byteOffset, byteLength }) =>
        Buffer.from(buffer, byteOffset, byteLength),
      ),
    ),
  );
  return { starts, seconds: length / sampleRate };
}

/** Filters that add music and noise, together 10 dB below the speech. */
function musicAndNoise(speech: Buffer): string[] {
  const samples = new Float32Array(speech.buffer, speech.byteOffset, speech.length / 4);
  const loudness = Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length);
  const each = (loudness * 10 ** (-10 / 20)) / Math.SQRT2;
  return [
    ...['-stream_loop', '-1', '-i', music],
    ...['-f', 'lavfi', '-i', `anoisesrc=color=pink:amplitude=1:seed=7:r=${sampleRate}`],
    '-filter_complex',
    `[1:a]aformat=channel_layouts=mono,volume=${toRms(each, musicRms())}[m];[2:a]volume=${toRms(each, noiseRms())}[n];[0:a][m][n]amix=inputs=3:duration=first:normalize=0`,
  ];
}

const toRms = (wanted: number, has: number) => (wanted / has).toFixed(5);
const musicRms = () => rmsOf(['-i', music, '-ac', '1']);
const noiseRms = () =>
  rmsOf([
    '-f',
    'lavfi',
    '-t',
    '5',
    '-i',
    `anoisesrc=color=pink:amplitude=1:seed=7:r=${sampleRate}`,
  ]);

function rmsOf(input: readonly string[]): number {
  const bytes = execFileSync('ffmpeg', ['-v', 'error', ...input, '-f', 'f32le', '-'], {
    maxBuffer: 1 << 30,
  });
  const samples = new Float32Array(new Uint8Array(bytes).buffer);
  return Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length);
}

function toPcm(folder: string, name: string, mix: readonly string[] = []): string {
  const file = join(folder, `${name}.pcm`);
  const speech = [
    '-f',
    'f32le',
    '-ar',
    String(sampleRate),
    '-ac',
    '1',
    '-i',
    join(folder, 'clean.raw'),
  ];
  const out = ['-ac', '1', '-ar', '16000', '-f', 's16le', file];
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...speech, ...mix, ...out]);
  return file;
}

const said = (text: string) => readAloud(text).map(({ says }) => says);
const plainWords = (text: string) =>
  said(text)
    .join(' ')
    .toLowerCase()
    .replace(/[^a-z' ]/g, ' ')
    .split(/\s+/)
    .filter(Boolean);

function startErrors(
  heard: Awaited<ReturnType<typeof transcribePcm>>,
  starts: readonly number[],
): readonly number[] {
  return syncLines(spokenSentences, heard, said).map(({ startTime }, at) =>
    Math.abs(startTime - (starts[at] ?? 0)),
  );
}

/** The share of words that would have to be changed, by the usual table of edits. */
function wordErrors(heard: string): number {
  const [wanted, got] = [plainWords(spokenSentences.join(' ')), plainWords(heard)];
  let last = Array.from({ length: got.length + 1 }, (_, at) => at);
  for (const [y, word] of wanted.entries()) {
    const row = [y + 1];
    for (const [x, other] of got.entries()) {
      row.push(
        Math.min(
          (last[x] ?? 0) + (word === other ? 0 : 1),
          (last[x + 1] ?? 0) + 1,
          (row[x] ?? 0) + 1,
        ),
      );
    }
    last = row;
  }
  return (last.at(-1) ?? 0) / wanted.length;
}
