/** A talk of the jury as a sound: its lines spoken by our own voices, and recorded as people record them. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram } from '../encode/run-program.ts';
import type { MediaPrograms } from '../media-tools/media-programs.ts';
import type { ProgramArguments } from '../media-tools/program-arguments.ts';
import { speakLine } from '../providers/text-to-speech/speak-line.ts';
import type { TextToSpeech } from '../providers/text-to-speech/text-to-speech-port.ts';

/** What is heard besides the voices: music under them, a market around them, or each on a channel of its own. */
export type TalkRecording = 'music' | 'channels' | 'noise' | 'clean';

interface TalkRequest {
  readonly text: string;
  readonly recording: TalkRecording;
  readonly folder: string;
  readonly file: string;
  readonly speech: TextToSpeech;
  readonly programs: MediaPrograms;
  readonly signal: AbortSignal;
}

const breathSeconds = 0.45;
const limits = { seconds: 300, cpuSeconds: 300, memoryMegabytes: 2048 };
const music = fileURLToPath(new URL('../../../../library/sample/music.mp3', import.meta.url));

export async function talkSound(request: TalkRequest): Promise<void> {
  const { text, recording, folder, file, programs, signal } = request;
  const lines = linesOfTalk(text);
  const speakers = [...new Set(lines.map(({ speaker }) => speaker))];
  const files: string[] = [];
  for (const [at, line] of lines.entries()) {
    const name = `said-${at + 1}.mp3`;
    await speakLine({
      ...request,
      text: line.words,
      voice: `en-US-${line.speaker}`,
      languageCode: 'en-US',
      file: name,
      style: { speed: 1, pitch: 0, pauseSeconds: breathSeconds },
    });
    files.push(name);
  }
  const sides = lines.map(({ speaker }) => speakers.indexOf(speaker));
  await runProgram({
    program: programs.ffmpeg,
    folder,
    limits,
    signal,
    args: [
      ['-nostdin'],
      ['-v', 'error'],
      ['-y'],
      ...files.map((name) => ['-i', `file:${name}`] as const),
      ...backgroundOf(recording),
      ['-filter_complex', filtersOf(sides, recording)],
      ['-map', '[talk]'],
      ['-c:a', 'libmp3lame'],
      ['-b:a', '128k'],
      ['-f', 'mp3'],
      [`file:${file}`],
    ],
  });
  await Promise.all(files.map((name) => rm(join(folder, name))));
}

/** 'Nora: You ran your first marathon.' */
function linesOfTalk(text: string) {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, speaker = '', words = ''] = /^(\p{L}+): (.+)$/u.exec(line) ?? [];
      return { speaker, words };
    });
}

function backgroundOf(recording: TalkRecording): ProgramArguments {
  if (recording === 'music') {
    return [
      ['-stream_loop', '-1'],
      ['-i', music],
    ];
  }
  if (recording === 'noise') {
    return [
      ['-f', 'lavfi'],
      ['-i', 'anoisesrc=color=pink:seed=7:r=48000'],
    ];
  }
  return [];
}

/** A microphone hears the other voice too, quietly. */
function filtersOf(sides: readonly number[], recording: TalkRecording): string {
  const hasChannels = recording === 'channels';
  const each = sides.map((side, at) => {
    const pan = side === 0 ? 'c0=c0|c1=0.06*c0' : 'c0=0.06*c0|c1=c0';
    return `[${at}:a]${hasChannels ? `pan=stereo|${pan}` : 'anull'}[l${at}]`;
  });
  const all = `${sides.map((_, at) => `[l${at}]`).join('')}concat=n=${sides.length}:v=0:a=1`;
  const under = {
    music: 'volume=-16dB',
    noise: 'volume=-22dB',
  };
  if (recording === 'clean' || hasChannels) return `${each.join(';')};${all}[talk]`;
  return [
    ...each,
    `${all}[said]`,
    `[${sides.length}:a]aformat=channel_layouts=mono,${under[recording]}[under]`,
    '[said][under]amix=inputs=2:duration=first:normalize=0[talk]',
  ].join(';');
}
