/** A sound for a film made by a command: made ready in the film's folder, and listened to. */
import { copyFile, readFile, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { levelLetters } from '@reelwright/movie';
import type { HeardSound } from '@reelwright/wizards/draft';
import type { RenderSetup } from '../encode/command-line/render-file.ts';
import { CodedError } from '../errors/coded-error.ts';
import { StartError } from '../errors/start-error.ts';
import { readHead } from '../features/stored-files/read-head.ts';
import { sniffUpload } from '../features/stored-files/sniff-type.ts';
import { keptWords } from '../features/transcription/kept-words.ts';
import { withSpeakers } from '../features/transcription/speakers-by-channel.ts';
import { prepareMedia } from '../media-tools/prepare/prepare-media.ts';
import type { PreparedMedia, RawMedia } from '../media-tools/prepare/prepared-media.ts';
import { runFfmpeg } from '../media-tools/prepare/run-ffmpeg.ts';
import { rateOfPeaks } from '../media-tools/prepare/waveform.ts';
import { probeMedia } from '../media-tools/probe-media.ts';
import { untrustedInput } from '../media-tools/untrusted-input.ts';
import {
  samplesPerSecond,
  type Transcription,
} from '../providers/transcription/transcription-port.ts';

const decodeSeconds = 1800;

export async function listenTo(
  { file, transcript }: { readonly file: string; readonly transcript?: string | undefined },
  folder: string,
  {
    programs,
    signal,
    warn,
    transcription,
  }: Pick<RenderSetup, 'programs' | 'signal' | 'warn'> & { readonly transcription: Transcription },
): Promise<HeardSound> {
  const name = basename(file);
  const original = join(folder, 'original-sound');
  await copyFile(file, original).catch(() => {
    throw new StartError(`There is no file ${file} that could be read.`);
  });
  const type = sniffUpload(await readHead(original));
  if (!type?.startsWith('audio/')) throw new StartError(`${name} is not a sound.`);
  const media: RawMedia = { programs, folder, file: 'original-sound', type, signal };
  const prepared = await prepareMedia(media).catch((error: unknown) => {
    throw error instanceof CodedError && error.status < 500
      ? new StartError(`${name}: ${error.message}`)
      : error;
  });
  const { seconds = 0, peaks = new Uint8Array(), tags, thumbFile } = prepared;
  const cover = thumbFile && 'sound-cover.webp';
  if (cover) await rename(join(folder, thumbFile), join(folder, cover));
  return {
    url: prepared.file,
    seconds,
    name,
    levels: levelLetters(peaks, rateOfPeaks(peaks.length, seconds)),
    words: await wordsIn({ ...media, file: prepared.file }, prepared, transcription, warn),
    ...(transcript !== undefined && { transcript: await readTranscript(transcript) }),
    ...tags,
    ...(cover && { cover }),
  };
}

async function wordsIn(
  media: RawMedia,
  { file }: PreparedMedia,
  transcription: Transcription,
  warn: RenderSetup['warn'],
): Promise<HeardSound['words']> {
  const pcm = 'speech.pcm';
  await runFfmpeg(media, {
    args: [
      ...untrustedInput('audio', file),
      ['-map', '0:a:0'],
      ['-ac', '1'],
      ['-ar', String(samplesPerSecond)],
      ['-f', 's16le'],
      [pcm],
    ],
    seconds: decodeSeconds,
  });
  let lastTenth = -1;
  const words = await transcription.transcribe({
    pcmFile: join(media.folder, pcm),
    ...(media.signal && { signal: media.signal }),
    onProgress: (percent) => {
      const tenth = Math.floor(percent / 10);
      if (tenth > lastTenth) warn(`Listening: ${tenth * 10} %`);
      lastTenth = Math.max(lastTenth, tenth);
    },
  });
  const facts = await probeMedia({ ...media, kind: 'audio' });
  return facts?.audioChannels === 2 ? withSpeakers(media, keptWords(words)) : keptWords(words);
}

async function readTranscript(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw new StartError(`There is no file ${file} that could be read.`);
  });
}
