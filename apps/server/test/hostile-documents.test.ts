import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DocumentShelf } from '../src/features/projects/document-shelf.ts';
import { hostileDiffs, hostileDocument, hostileSaves, seededNumbers } from './hostile-documents.ts';
import { isSoak, soakRound, timesToTry } from './soak.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { noLimits, openMember, type TestMember } from './test-projects.ts';
import { createTestServer } from './test-server.ts';

let database: TestDatabase;
let app: FastifyInstance;
let eve: TestMember;
let port = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestServer({ database, rateLimits: noLimits });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
  eve = await openMember(app, database);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** A call over the wire, with a body that was written before: only the server's work counts. */
function send(path: string, body?: Buffer): Promise<{ status: number; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    const outgoing = request({
      host: '127.0.0.1',
      port,
      path,
      method: body ? 'POST' : 'GET',
      agent: false,
      headers: {
        cookie: eve.cookie,
        'accept-encoding': 'br',
        ...(body && { 'content-type': 'application/json', 'content-length': body.length }),
      },
    });
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, bytes: Buffer.concat(chunks) }),
      );
    });
    outgoing.end(body);
  });
}

/**
 * Whoever sends or opens something large holds up nobody: what it takes is done in other threads, and the one
 * that answers everybody reads, writes and checks small texts only. How many milliseconds that leaves depends on
 * the machine, so it is measured in the soak alone.
 */
async function expectNobodyHeldUp(work: () => Promise<unknown>): Promise<void> {
  const parse = vi.spyOn(JSON, 'parse');
  const stringify = vi.spyOn(JSON, 'stringify');
  const check = vi.spyOn(DocumentShelf.prototype, 'check');
  const patch = vi.spyOn(DocumentShelf.prototype, 'patch');
  try {
    const stallMs = await longestStall(work);
    const texts = [
      ...parse.mock.calls.map(([text]) => text),
      ...stringify.mock.results.map(({ value }) => value),
      ...check.mock.calls.map(([text]) => text),
      ...patch.mock.calls.map(([, diff]) => diff),
    ];
    const letters = texts.map((text) => (typeof text === 'string' ? text.length : 0));
    expect(Math.max(0, ...letters)).toBeLessThanOrEqual(maxLettersHere);
    if (isSoak) expect(stallMs).toBeLessThan(100);
  } finally {
    vi.restoreAllMocks();
  }
}

/**
 * The longest that the main thread worked without a pause, in milliseconds of its own processor time: what
 * anybody else's call would have waited. Other programs on the same machine do not count.
 */
async function longestStall(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let before = process.threadCpuUsage();
  const looking = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    longest = Math.max(longest, (user + system) / 1000);
  }, 2);
  try {
    await work();
  } finally {
    clearInterval(looking);
  }
  return longest;
}

/** Small replies are sent as they are. */
function textOf(bytes: Buffer): string {
  return (bytes[0] === 0x7b ? bytes : brotliDecompressSync(bytes)).toString();
}

async function forget(id: number): Promise<void> {
  await eve.post('/api/user/projects/remove', { id });
  await eve.post('/api/user/projects/purge', { id });
}

const rounds = timesToTry(1, 100);
const seedOf = (round: number) => soakRound * rounds + round + 1;
/** A few milliseconds of work, whatever the text says. */
const maxLettersHere = 256 * 1024;

describe('nobody is held up by', () => {
  it.each(Object.entries(hostileSaves))('%s', async (_name, make) => {
    for (let round = 0; round < rounds; round += 1) {
      const body = make(seededNumbers(seedOf(round)));
      const replies: Awaited<ReturnType<typeof send>>[] = [];
      await expectNobodyHeldUp(async () => {
        replies.push(await send('/api/user/projects/save', body));
      });
      const [{ status, bytes } = { status: 0, bytes: Buffer.alloc(0) }] = replies;
      expect(status).toBeGreaterThanOrEqual(200);
      expect(status).toBeLessThan(500);
      // Hundreds of them are more than an account may keep.
      if (status === 200) await forget(JSON.parse(textOf(bytes)).id);
    }
  });

  it.each(Object.entries(hostileDiffs))('%s', async (_name, make) => {
    const { id } = await eve.save({ data_json: hostileDocument() });
    for (let round = 0; round < rounds; round += 1) {
      const diff = make(seededNumbers(seedOf(round)));
      const patch = { id, diff, hash: 1, revision: 1, change_id: randomUUID() };
      const body = Buffer.from(JSON.stringify(patch));
      await expectNobodyHeldUp(async () => {
        const { status, bytes } = await send('/api/user/projects/patch', body);
        // Refused in words, or with the saved project because the checksum is wrong.
        expect([200, 400, 413], bytes.subarray(0, 200).toString()).toContain(status);
      });
    }
    await forget(id);
  });

  it('twelve saves of small objects by the million at once', async () => {
    const body = hostileSaves['small objects by the million']?.(() => 14);
    await expectNobodyHeldUp(async () => {
      const saves = Array.from({ length: 12 }, () => send('/api/user/projects/save', body));
      for (const { status } of await Promise.all(saves)) expect([400, 413, 503]).toContain(status);
    });
    expect((await send('/healthz')).status).toBe(200);
  });

  it('several who open a large project at once', async () => {
    const repeats = timesToTry(150_000, 650_000);
    const text = JSON.stringify({
      version: 2,
      frames: [],
      note: 'none of it repeats '.repeat(repeats),
    });
    const { id } = await eve.save({ data_json: text });
    await expectNobodyHeldUp(async () => {
      const loads = Array.from({ length: timesToTry(4, 8) }, () =>
        send(`/api/user/projects/load?id=${id}`),
      );
      for (const { status } of await Promise.all(loads)) {
        expect(status).toBe(200);
      }
    });
    const { bytes } = await send(`/api/user/projects/load?id=${id}`);
    const project = JSON.parse(brotliDecompressSync(bytes).toString());
    expect(JSON.parse(project.data_json).note).toHaveLength(19 * repeats);
    expect(Object.keys(project)).toEqual([
      'id',
      'revision',
      'name',
      'title',
      'category',
      'thumbnail',
      'created_at',
      'updated_at',
      'data_json',
    ]);
  });
});

it('a large change is kept as a whole copy, and read again by another process', async () => {
  const { id } = await eve.save({ data_json: hostileDocument() });
  const diff = JSON.stringify([{ op: 'replace', path: '/note', value: 'y'.repeat(600_000) }]);
  const before = await eve.load(id);
  const after = { ...JSON.parse(before.data_json), note: 'y'.repeat(600_000) };
  const hash = JSON.stringify(after).match(/[a-zA-Z0-9{}]/g)?.length;
  const patch = { id, diff, hash, revision: 1, change_id: randomUUID() };
  expect(await eve.patch(patch)).toMatchObject({ type: 'saved', revision: 2 });
  const { rows } = await database.pool.query(
    'select diff from project_revisions where project_id = $1 and revision = 2',
    [id],
  );
  expect(rows).toEqual([{ diff: null }]);
  const other = await createTestServer({ database, rateLimits: noLimits });
  const reply = await other.inject({
    url: `/api/user/projects/load?id=${id}`,
    headers: { cookie: eve.cookie },
  });
  expect(JSON.parse(reply.json().data_json)).toEqual(after);
  await other.close();
});
