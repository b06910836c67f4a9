import { execFile, execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createCanvas } from '@napi-rs/canvas';
import type { VideoStatus } from '@reelwright/contract';
import type { Item, Slide } from '@reelwright/movie';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Email } from 'postal-mime';
import { expect } from 'vitest';
import { runWorker } from '../src/app/run-worker.ts';
import { videoCharges } from '../src/db/schema/index.ts';
import { createTestDatabase, silentLog, type TestDatabase } from './test-database.ts';
import { startMailServer } from './test-mail-server.ts';
import { movie, noLimits, slide, type TestMember } from './test-projects.ts';
import { createTestServer } from './test-server.ts';
import { temporaryFolder, testSettings } from './test-settings.ts';

const run = promisify(execFile);

/** Server, worker and mail server: everything that publishing needs. */
export interface VideoHouse {
  readonly database: TestDatabase;
  readonly app: FastifyInstance;
  readonly dataDir: string;
  /** Mails to a member so far, oldest first. */
  mailsTo(member: TestMember): Email[];
  close(): Promise<void>;
}

export async function openVideoHouse(settings: Record<string, string> = {}): Promise<VideoHouse> {
  const database = await createTestDatabase();
  const mailServer = await startMailServer();
  const dataDir = temporaryFolder();
  const given = { DATA_DIR: dataDir, SMTP_URL: mailServer.url, ...settings };
  const app = await createTestServer({ database, settings: given, rateLimits: noLimits });
  const worker = await runWorker(testSettings(given), database.databaseUrl, silentLog);
  return {
    database,
    app,
    dataDir,
    mailsTo: ({ email }) =>
      mailServer.received.filter(({ to }) => to.includes(email)).map(({ mail }) => mail),
    async close() {
      await worker.close();
      await app.close();
      await mailServer.close();
      await database.close();
    },
  };
}

/** How many seconds of video each delivery to a member was charged with. */
export async function chargesOf({ database }: VideoHouse, member: TestMember): Promise<number[]> {
  const rows = await database.db.select().from(videoCharges).where(sql`user_id = ${member.id}`);
  return rows.map(({ seconds }) => seconds);
}

const small = { width: 320, height: 180, custom: true };
const colors = ['#8a2c2c', '#2c8a4a', '#2c4a8a', '#8a7a2c'];

/** A small movie whose slides are of one colour each, with something that moves. */
export function tinyMovie(
  slides: number,
  { seconds = 1, size = small, music }: { seconds?: number; size?: object; music?: string } = {},
) {
  const frames = Array.from({ length: slides }, (_, index) => tinySlide(index, seconds));
  const audio = { url: music, music_volume: 100 };
  return movie(frames, { movie: { size, audio, bg: { type: 'color', color: '#202020' } } });
}

function tinySlide(index: number, seconds: number): Slide {
  const item = {
    id: `text${index}`,
    type: 'text',
    text: `Slide ${index + 1}`,
    x: 20,
    y: 20,
    width: 60,
    height: 30,
    scaleX: 1,
    scaleY: 1,
    timing: { startTime: 0, endTime: seconds },
    effects: { in: { fxIn: 'fadeIn', duration: 400 } },
  };
  return {
    ...slide(`slide${index}`, item as unknown as Item),
    duration: seconds,
    background: { type: 'color', color: colors[index % colors.length] },
  } as unknown as Slide;
}

export function pictureItem(id: string, url: string, name?: string): Item {
  const box = { x: 100, y: 20, width: 40, height: 40, scaleX: 1, scaleY: 1 };
  const item = { id, type: 'image', url, name, ...box, timing: { startTime: 0, endTime: 30 } };
  return item as unknown as Item;
}

/** Two seconds of a tone, as an address that carries its content. */
export function toneUrl(): string {
  const tone = execFileSync('ffmpeg', [
    '-v',
    'error',
    '-f',
    'lavfi',
    '-i',
    'sine=440:d=2',
    '-c:a',
    'libmp3lame',
    '-f',
    'mp3',
    '-',
  ]);
  return `data:audio/mpeg;base64,${tone.toString('base64')}`;
}

/** A picture of one colour, as an address that carries its content. */
export function pictureUrl(color: string): string {
  const canvas = createCanvas(16, 16);
  const context = canvas.getContext('2d');
  context.fillStyle = color;
  context.fillRect(0, 0, 16, 16);
  return `data:image/png;base64,${canvas.toBuffer('image/png').toString('base64')}`;
}

export async function saveProject(
  member: TestMember,
  data: object,
  title = 'Tiny',
): Promise<number> {
  const reply = await member.save({ title, data_json: JSON.stringify(data) });
  expect(reply).toMatchObject({ type: 'saved' });
  return reply.id;
}

export async function publish(
  member: TestMember,
  projectId: number,
  data: object = {},
): Promise<VideoStatus> {
  const reply = await member.post('/api/members/queue-video', {
    action: 'download',
    proj_id: projectId,
    data,
  });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

/** Publishes the film in other formats, too. */
export function publishIn(member: TestMember, projectId: number, formats: readonly string[]) {
  const body = { action: 'download', proj_id: projectId, data: {}, formats };
  return member.post('/api/members/queue-video', body);
}

export async function statusOf(member: TestMember, projectId: number): Promise<VideoStatus> {
  return (await member.post('/api/members/vid-status', { proj_id: projectId })).json();
}

/** Waits until the video of a project is made, or is not going to be. */
export async function untilMade(
  member: TestMember,
  projectId: number,
  timeout = 120_000,
): Promise<VideoStatus> {
  await expect
    .poll(async () => (await statusOf(member, projectId)).status, { timeout, interval: 200 })
    .toMatch(/pass|fail/);
  return statusOf(member, projectId);
}

/** The file behind a link of ours, on this machine. */
export async function download(member: TestMember, url: string | null): Promise<string> {
  const { pathname, search } = new URL(url ?? '');
  const reply = await member.get(`${pathname}${search}`.replace(/\?.*/, ''), {
    ...Object.fromEntries(new URLSearchParams(search)),
  });
  expect(reply.statusCode).toBe(200);
  const path = join(temporaryFolder(), 'file');
  await writeFile(path, reply.rawPayload);
  return path;
}

/** A checksum of every frame of a video. */
export async function frameHashes(path: string): Promise<string> {
  const { stdout } = await run('ffmpeg', ['-v', 'error', '-i', path, '-an', '-f', 'framemd5', '-']);
  return stdout.replace(/^#.*\n/gm, '');
}
