import { randomUUID } from 'node:crypto';
import { checkSaving, type SaveServer } from '@reelwright/saving/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isSoak, timesToTry } from './soak.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { openMember } from './test-projects.ts';
import { createTestServer } from './test-server.ts';

let database: TestDatabase;
let app: FastifyInstance;
let restarts = 0;
/** Starting a server takes as long as hundreds of saves. */
const RESTART_EVERY = 40;

const plenty = { windowSeconds: 60, perAddress: 1_000_000, perAccount: 1_000_000 };
const startServer = () =>
  createTestServer({ database, rateLimits: { read: plenty, change: plenty } });

beforeAll(async () => {
  database = await createTestDatabase();
  app = await startServer();
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** The real server, through its calls, for one member; and a note of every revision it acknowledged. */
async function openServer(): Promise<SaveServer> {
  const member = await openMember(
    { inject: (options: object) => app.inject(options) } as FastifyInstance,
    database,
  );
  const past = new Map<number, Map<number, string>>();
  return {
    handle: async ({ call, body }) => {
      const reply = await (call === 'projectPatch' ? member.patch(body) : member.save(body));
      if (reply.type !== 'saved') {
        if (reply.type !== 'refused') throw new Error(JSON.stringify(reply));
        return reply;
      }
      const revisions = past.get(reply.id) ?? new Map<number, string>();
      past.set(reply.id, revisions);
      // A repeated request gets its first answer again, when the project may be further already.
      if (!revisions.has(reply.revision)) {
        const project = await member.load(reply.id);
        expect(project.revision).toBe(reply.revision);
        revisions.set(reply.revision, project.data_json);
      }
      return reply;
    },
    load: (id) => member.load(id),
    past: async (id) => past.get(id) ?? new Map(),
    ids: async () => [...past.keys()],
    restart: async () => {
      restarts += 1;
      if (restarts % RESTART_EVERY !== 0) return;
      const before = app;
      app = await startServer();
      await before.close();
    },
  };
}

/** The model of the server in packages/saving walks 200 every time, in less. */
const runs = timesToTry(15, 1000);

it('loses no edit on the real server, whatever the network, the tabs and the server do', {
  timeout: 120_000 + runs * 4000,
}, async () => {
  const figures = await checkSaving(openServer, { runs, uuid: randomUUID });
  expect(figures.revisions).toBeGreaterThan(3 * runs);
  // About one and a half a walk. A few walks vary: fifteen of them had six once.
  expect(figures.questions).toBeGreaterThan(isSoak ? runs / 2 : 0);
});
