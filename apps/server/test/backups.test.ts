import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runWorker } from '../src/app/run-worker.ts';
import { installation } from '../src/db/schema/index.ts';
import { createTestDatabase, silentLog } from './test-database.ts';
import { createTestServer, signUp } from './test-server.ts';
import { temporaryFolder, testSettings } from './test-settings.ts';

interface Shown {
  readonly name: string | null;
  readonly bytes: number;
  readonly problem: string | null;
  readonly rehearsal: string | null;
}

it('a backup is made by a button, and restoring it is rehearsed beside the installation', async () => {
  const database = await createTestDatabase();
  const dataDir = temporaryFolder();
  const settings = { DATA_DIR: dataDir };
  const app = await createTestServer({ database, settings });
  const worker = await runWorker(testSettings(settings), database.databaseUrl, silentLog);
  onTestFinished(async () => {
    await worker.close();
    await app.close();
    await database.close();
  });
  const { id: ownerId, cookie } = await signUp(database, { email: 'ann@example.com' });
  await database.db.update(installation).set({ ownerId });
  const call = async (path: string, body?: object) => {
    const url = `/api/members/backups${path}`;
    const method = body ? 'POST' : 'GET';
    const reply = await app.inject({
      method,
      url,
      headers: { cookie },
      ...(body && { payload: body }),
    });
    return reply.json();
  };
  const newest = async (): Promise<Shown> => (await call('')).backups[0];

  expect(await call('')).toEqual({ kept: 0, backups: [] });
  await call('/schedule', { kept: 3 });
  await call('/make', {});
  await expect.poll(async () => (await newest()).name, { timeout: 60_000 }).toMatch(/\.tar\.gz$/);
  const { name, bytes, problem } = await newest();
  expect(problem).toBeNull();
  expect(bytes).toBeGreaterThan(1000);
  expect(existsSync(join(dataDir, 'backups', name ?? ''))).toBe(true);

  const { id } = (await call('')).backups[0];
  await call('/rehearse', { id });
  await expect.poll(async () => (await newest()).rehearsal, { timeout: 60_000 }).not.toBeNull();
  expect((await newest()).rehearsal).toMatch(/^Restored \d+ tables and 0 files in \d+ s\.$/);
  const { rows } = await database.pool.query(
    "select datname from pg_database where datname like 'reelwright_rehearsal%'",
  );
  expect(rows).toEqual([]);
  expect((await call('')).kept).toBe(3);
});
