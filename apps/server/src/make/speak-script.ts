/** Speaks every part of a script into files of a folder, each as loud as the others. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Script, VoiceLine } from '@reelwright/wizards';
import type { MediaPrograms } from '../media-tools/media-programs.ts';
import { startProgram } from '../media-tools/start-program.ts';
import type { TextToSpeech } from '../providers/text-to-speech/text-to-speech-port.ts';
import { wavOf } from './wav-of.ts';

interface SpeakWishes {
  readonly speech: TextToSpeech;
  readonly voice: string;
  readonly folder: string;
  readonly programs: MediaPrograms;
  readonly onLine: (done: number, of: number) => void;
  readonly signal: AbortSignal;
}

const limits = { seconds: 60, cpuSeconds: 60, memoryMegabytes: 1024 };
/** Voices differ in loudness; a line is brought to this before it is mixed with music. */
const loudness = 'loudnorm=I=-17:TP=-2:LRA=7';

export async function speakScript(
  script: Script,
  { speech, voice, folder, programs, onLine, signal }: SpeakWishes,
): Promise<ReadonlyMap<string, VoiceLine>> {
  const lines = new Map<string, VoiceLine>();
  for (const [at, part] of script.parts.entries()) {
    const { samples, sampleRate, words } = await speech.speak({
      text: part.spoken,
      voice,
      languageCode: 'en-US',
      signal,
    });
    const file = `voice-${at}`;
    await writeFile(join(folder, `${file}.wav`), wavOf(samples, sampleRate));
    const running = startProgram({
      program: programs.ffmpeg,
      args: [
        ...['-nostdin', '-v', 'error', '-y', '-i', `${file}.wav`],
        ...['-af', `${loudness},aresample=48000`, '-ac', '1', '-b:a', '128k', `${file}.mp3`],
      ],
      folder,
      limits,
      signal,
    });
    running.stdin.end();
    running.stdout.resume();
    await running.done;
    lines.set(part.id, { url: `${file}.mp3`, seconds: samples.length / sampleRate, words });
    onLine(at + 1, script.parts.length);
  }
  return lines;
}
