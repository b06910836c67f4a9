/** The product's server with its embedded database, asked who is signed in. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createServer } from '../apps/server/src/app/create-server.ts';
import { connectDatabase } from '../apps/server/src/db/database.ts';
import { migrateDatabase } from '../apps/server/src/db/migrate.ts';
import { users } from '../apps/server/src/db/schema/index.ts';
import { openSession } from '../apps/server/src/features/session/session-repository.ts';
import { startEmbeddedCluster } from '../apps/server/src/postgres/embedded-cluster.ts';
import { readSettings } from '../apps/server/src/settings/read-settings.ts';

const folder = await mkdtemp(join(tmpdir(), 'reelwright-bench-'));
await chmod(folder, 0o711);
const log = pino({ level: 'warn' });
const cluster = await startEmbeddedCluster({ dataDir: join(folder, 'data'), log });
const { databaseUrl } = cluster;
await migrateDatabase(databaseUrl);
const database = connectDatabase({ databaseUrl, poolSize: 2, log });
const people = Array.from({ length: 200 }, (_, index) => ({ email: `person${index}@example.com` }));
const rows = await database.db.insert(users).values(people).returning({ id: users.id });
const cookies: string[] = [];
for (const { id } of rows) {
  const session = { userId: id, lifetimeSeconds: 3600, address: '127.0.0.1', userAgent: 'bench' };
  cookies.push(`reelwright-session=${await openSession(database.db, session)}`);
}
// The limits are counted as always, only set where a benchmark does not run into them.
const plenty = { windowSeconds: 60, perAddress: 1e9, perAccount: 1e9 };
const app = await createServer({
  settings: readSettings({ DATA_DIR: join(folder, 'data') }),
  databaseUrl,
  log,
  rateLimits: { read: plenty, change: plenty, sensitive: plenty },
});
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;
process.send?.({
  url: `http://127.0.0.1:${port}/api/user/info`,
  cookies,
});
process.on('SIGTERM', async () => {
  await app.close();
  await database.close();
  await cluster.stop();
  await rm(folder, { recursive: true });
  process.exit(0);
});
