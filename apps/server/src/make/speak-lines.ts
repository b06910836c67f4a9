/** Speaks every line of a film into files of a folder, each as loud as the others. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProjectData } from '@reelwright/movie';
import { hasFreshVoice, type LinePlace, setLine } from '@reelwright/wizards';
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

export async function speakLines(
  data: ProjectData,
  lines: readonly LinePlace[],
  { speech, voice, folder, programs, onLine, signal }: SpeakWishes,
): Promise<ProjectData> {
  let spokenData = data;
  const silent = lines.filter((place) => place.needsVoice && !hasFreshVoice(place));
  for (const [at, { path, spoken }] of silent.entries()) {
    const { samples, sampleRate, words } = await speech.speak({
      text: spoken,
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
    spokenData = setLine(spokenData, path, {
      audio: {
        url: `${file}.mp3`,
        duration: samples.length / sampleRate,
        text: spoken,
        voice,
        words: words.map(({ text, startSeconds, endSeconds }) => ({
          ...{ text, startTime: startSeconds, endTime: endSeconds },
        })),
      },
    });
    onLine(at + 1, silent.length);
  }
  return spokenData;
}
