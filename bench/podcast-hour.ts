/**
 * An hour of talk: to words, to a film that plays, and to an MP4. Takes half an hour and more of two cores; the MP4 is
 * made of its first minutes (BENCH_FILM_MINUTES), and of a third of those, which tells whether memory grows. With
 * BENCH_WORDS=written nobody listens: the words are those that were spoken, which saves ten minutes.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { captionLines } from '@reelwright/captions';
import { levelLetters, newProjectData, type ProjectData } from '@reelwright/movie';
import { withFilm } from '@reelwright/wizards/machine';
import { podcastWizard, type TimedWord, withTalk } from '@reelwright/wizards/podcast';
import { renderFile } from '../apps/server/src/encode/command-line/render-file.ts';
import { guardedFetch } from '../apps/server/src/guarded-fetch/guarded-fetch.ts';
import { rateOfPeaks, readPeaks } from '../apps/server/src/media-tools/prepare/waveform.ts';
import { loadVoiceEngine } from '../apps/server/src/providers/text-to-speech/embedded/voice-engine.ts';
import type { Figure } from './figure.ts';
import { writeSpeech } from './mix-speech.ts';
import { memoryOfTree } from './process-memory.ts';
import {
  pauseSeconds,
  type SpokenSentence,
  secondsOf,
  speakSentences,
  spokenSampleRate,
  startsOf,
} from './speak-sentences.ts';
import { childSeconds, inManyOrders, sentences, transcribed } from './transcription-hour.ts';

const filmMinutes = Number(process.env.BENCH_FILM_MINUTES ?? 10);
const isWritten = process.env.BENCH_WORDS === 'written';
const programs = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };
const soundFile = 'talk.mp3';

export async function benchPodcastHour(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'reelwright-bench-'));
  try {
    const spoken = inManyOrders(await speakSentences(await loadVoiceEngine(), sentences));
    const seconds = secondsOf(spoken);
    const mp3 = writeSpeech(folder, soundFile, spoken, {
      isNoisy: false,
      format: ['-c:a', 'libmp3lame', '-b:a', '128k'],
    });
    const heard = isWritten
      ? { words: wordsOf(spoken), cpuSeconds: undefined }
      : await transcribed(folder, mp3, seconds);
    const minutes = (seconds / 60).toFixed(1);
    const asked = await answersOf(folder, seconds);
    const began = performance.now();
    const talk = withTalk(asked, heard.words);
    const film = withFilm(podcastWizard, talk).data;
    const lines = captionLines(film);
    const filmSeconds = (performance.now() - began) / 1000;
    const long = await rendered(folder, talk, heard.words, filmMinutes * 60);
    const short = await rendered(folder, talk, heard.words, filmMinutes * 20);
    const growth = long.megabytes / short.megabytes;
    return [
      ...(heard.cpuSeconds === undefined ? [] : [listening(seconds / heard.cpuSeconds, minutes)]),
      {
        what: 'its film with captions, after the words are there',
        value: `${filmSeconds.toFixed(1)} s`,
        goal: '≤ 10 s',
        met: filmSeconds <= 10,
        detail: `${minutes} minutes, ${heard.words.length} words: ${film.frames.length} slides, ${lines.length} lines of captions`,
      },
      {
        what: 'its MP4 / its length',
        value: (long.seconds / (filmMinutes * 60)).toFixed(2),
        goal: '≤ 0.5',
        met: long.seconds <= 0.5 * filmMinutes * 60,
        detail: `the first ${filmMinutes} minutes, 1080p; ${(long.cpuSeconds / (filmMinutes * 60)).toFixed(2)} s of a processor for each of its seconds; load ${loadavg()[0]?.toFixed(1)}`,
      },
      {
        what: 'memory for three times the length',
        value: growth.toFixed(2),
        goal: '≤ 1.15',
        met: growth <= 1.15,
        detail: `${short.megabytes.toFixed(0)} and ${long.megabytes.toFixed(0)} MB, all that draws and encodes`,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function listening(ratio: number, minutes: string): Figure {
  return {
    what: 'an hour of talk to words, seconds per second of one core',
    value: ratio.toFixed(1),
    goal: '≥ 4',
    met: ratio >= 4,
    detail: `${minutes} minutes`,
  };
}

/** The words as they were written, spread over each sentence by their letters. */
function wordsOf(spoken: readonly SpokenSentence[]): readonly TimedWord[] {
  const starts = startsOf(spoken);
  return spoken.flatMap(({ text, samples, startSeconds }, at) => {
    const words = text.split(' ');
    const said = samples.length / spokenSampleRate - startSeconds - pauseSeconds;
    const secondsPerLetter = said / words.join('').length;
    let time = starts[at] ?? 0;
    return words.map((word) => {
      const startTime = time;
      time += word.length * secondsPerLetter;
      return { text: word, startTime, endTime: time };
    });
  });
}

/** What somebody answers who brings the sound. */
async function answersOf(folder: string, seconds: number): Promise<ProjectData> {
  const media = { programs, folder, file: soundFile, type: 'audio/mpeg' };
  const peaks = await readPeaks(media, { file: soundFile, kind: 'audio', seconds });
  const levels = levelLetters(peaks ?? [], rateOfPeaks(peaks?.length ?? 0, seconds));
  const fresh = newProjectData();
  const mp3 = { url: soundFile, duration: seconds, levels };
  return { ...fresh, keyword: 'coffee', info: { ...fresh.info, title: 'An hour of talk', mp3 } };
}

/** The first part of the talk as an MP4, as a worker makes it. */
async function rendered(
  folder: string,
  talk: ProjectData,
  words: readonly TimedWord[],
  seconds: number,
) {
  const clip = { startTime: 0, endTime: seconds };
  const said = words.filter(({ endTime }) => endTime < seconds);
  const cut = withTalk({ ...talk, info: { ...talk.info, paras: [], clip } }, said);
  const movie = join(folder, `talk-${seconds}.json`);
  writeFileSync(movie, JSON.stringify(withFilm(podcastWizard, cut).data));
  let megabytes = 0;
  const timer = setInterval(() => {
    const drawing = memoryOfTree(process.pid).filter(({ name }) => name !== 'run.ts');
    megabytes = Math.max(
      megabytes,
      drawing.reduce((sum, one) => sum + one.megabytes, 0),
    );
  }, 500);
  const before = childSeconds();
  const began = performance.now();
  try {
    const whole = { size: undefined, fromSeconds: undefined, toSeconds: undefined };
    const out = join(folder, `talk-${seconds}.mp4`);
    await renderFile(
      { kind: 'video', movie, out, ...whole },
      {
        programs,
        fetch: guardedFetch,
        warn: () => undefined,
        onProgress: () => undefined,
        signal: new AbortController().signal,
        drawnAtOnce: 2,
      },
    );
    const spent = (performance.now() - began) / 1000;
    return { seconds: spent, cpuSeconds: childSeconds() - before, megabytes };
  } finally {
    clearInterval(timer);
  }
}
