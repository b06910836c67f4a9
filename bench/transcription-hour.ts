/**
 * A whole hour of speech with music and noise, through the job that transcribes members' sounds: how fast, in how
 * much memory, and whether every line is found where it is said. Takes ten minutes of a core and more.
 */
import { createReadStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { connectDatabase } from '../apps/server/src/db/database.ts';
import { migrateDatabase } from '../apps/server/src/db/migrate.ts';
import { storedFiles, users } from '../apps/server/src/db/schema/index.ts';
import { transcribeFile } from '../apps/server/src/features/transcription/transcribe-file.ts';
import {
  insertTranscription,
  transcriptionById,
} from '../apps/server/src/features/transcription/transcription-repository.ts';
import { startEmbeddedCluster } from '../apps/server/src/postgres/embedded-cluster.ts';
import { loadVoiceEngine } from '../apps/server/src/providers/text-to-speech/embedded/voice-engine.ts';
import { createEmbeddedTranscription } from '../apps/server/src/providers/transcription/embedded/embedded-transcription.ts';
import type { Storage } from '../apps/server/src/storage/storage.ts';
import { syncLines } from '../packages/alignment/src/index.ts';
import type { Figure } from './figure.ts';
import { writeSpeech } from './mix-speech.ts';
import { memoryOfTree } from './process-memory.ts';
import { type SpokenSentence, secondsOf, speakSentences, startsOf } from './speak-sentences.ts';
import { spokenSentences } from './spoken-sentences.ts';
import { spokenWords } from './word-errors.ts';

const wantedSeconds = 60 * Number(process.env.BENCH_MINUTES ?? 60);
/** A prime number of them: so many orders in which none follows another twice. */
export const sentences = spokenSentences.slice(0, 47);
/** A line that begins further off than this is lost. */
const lostSeconds = 1;
const ours = ['transcription-process.ts', 'ffmpeg'];
const ticksPerSecond = 100;

export async function benchTranscriptionHour(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'reelwright-bench-'));
  try {
    const spoken = inManyOrders(await speakSentences(await loadVoiceEngine(), sentences));
    const seconds = secondsOf(spoken);
    const mp3 = writeSpeech(folder, 'hour.mp3', spoken, {
      isNoisy: true,
      format: ['-c:a', 'libmp3lame', '-b:a', '128k'],
    });
    const { words, cpuSeconds, megabytes } = await transcribed(folder, mp3, seconds);
    const starts = startsOf(spoken);
    const lines = syncLines(
      spoken.map(({ text }) => text),
      words.map(({ text, startTime, endTime }) => ({
        text,
        startSeconds: startTime,
        endSeconds: endTime,
      })),
      spokenWords,
    );
    const off = lines.map(({ startTime }, at) => Math.abs(startTime - (starts[at] ?? 0)));
    const lost = off.filter((error) => error > lostSeconds).length;
    const mean = (1000 * off.reduce((sum, error) => sum + error, 0)) / off.length;
    const ratio = seconds / cpuSeconds;
    const detail = `${(seconds / 60).toFixed(1)} minutes, ${spoken.length} lines, music and noise at 10 dB; load ${loadavg()[0]?.toFixed(1)}`;
    return [
      {
        what: 'an hour of audio: lines lost',
        value: String(lost),
        goal: '0',
        met: lost === 0,
        detail,
      },
      {
        what: 'an hour of audio: line starts off',
        value: `${mean.toFixed(0)} ms`,
        goal: '≤ 60 ms',
        met: mean <= 60,
        detail: `at most ${(1000 * Math.max(...off)).toFixed(0)} ms`,
      },
      {
        what: 'an hour of audio: peak memory, MB',
        value: megabytes.toFixed(0),
        goal: '≤ 900',
        met: megabytes <= 900,
        detail: ours.join(' and '),
      },
      {
        what: 'an hour of audio: seconds per second of one core',
        value: ratio.toFixed(1),
        goal: '≥ 4',
        met: ratio >= 4,
        detail,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The same sentences again and again, each time in another order, until the time is full. */
export function inManyOrders(spoken: readonly SpokenSentence[]): readonly SpokenSentence[] {
  const rounds = Math.min(spoken.length - 1, Math.ceil(wantedSeconds / secondsOf(spoken)));
  return Array.from({ length: rounds }, (_, round) =>
    spoken.flatMap((__, at) => spoken[(at * (round + 1)) % spoken.length] ?? []),
  ).flat();
}

/** What the job makes of a sound, and what it took. */
export async function transcribed(folder: string, mp3: string, seconds: number) {
  const log = pino({ level: 'silent' });
  const cluster = await startEmbeddedCluster({ dataDir: join(folder, 'data'), log });
  await migrateDatabase(cluster.databaseUrl);
  const database = connectDatabase({ databaseUrl: cluster.databaseUrl, poolSize: 2, log });
  const { db } = database;
  let megabytes = 0;
  const timer = setInterval(() => {
    const now = memoryOfTree(process.pid).filter(({ name }) => ours.includes(name));
    megabytes = Math.max(
      megabytes,
      now.reduce((sum, one) => sum + one.megabytes, 0),
    );
  }, 500);
  try {
    const [user] = await db
      .insert(users)
      .values({ email: 'hour@example.com', passwordHash: null })
      .returning({ id: users.id });
    const userId = user?.id ?? 0;
    const fileKey = 'uploads/hour.mp3';
    await db.insert(storedFiles).values({
      key: fileKey,
      kind: 'upload',
      type: 'audio/mpeg',
      userId,
      seconds,
      bytes: 1,
      storedAt: new Date(),
    });
    const { id } = await insertTranscription(db, { userId, fileKey, seconds });
    const storage = {
      get: async () => ({ stream: createReadStream(mp3) }),
    } as unknown as Storage;
    const programs = { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' };
    const transcription = createEmbeddedTranscription();
    const parts = { db, storage, programs, workFolder: join(folder, 'work'), transcription };
    const before = childSeconds();
    await transcribeFile(parts, id, new AbortController().signal);
    // Its process is counted once it is gone.
    await sleep(1000);
    const cpuSeconds = childSeconds() - before;
    const row = await transcriptionById(db, id);
    return { words: row?.words ?? [], cpuSeconds, megabytes };
  } finally {
    clearInterval(timer);
    await database.close();
    await cluster.stop();
  }
}

/** The processor time of all programs that were started and have ended (Linux only). */
export function childSeconds(): number {
  // The name of the program, in brackets, may hold spaces.
  const numbers = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(numbers[13]) + Number(numbers[14])) / ticksPerSecond;
}
