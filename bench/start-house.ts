/** The product's server with its embedded database and people in it, for a benchmark's process. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createServer } from '../apps/server/src/app/create-server.ts';
import { connectDatabase, type DatabaseConnection } from '../apps/server/src/db/database.ts';
import { migrateDatabase } from '../apps/server/src/db/migrate.ts';
import { users } from '../apps/server/src/db/schema/index.ts';
import { startEmbeddedCluster } from '../apps/server/src/postgres/embedded-cluster.ts';
import { readSettings } from '../apps/server/src/settings/read-settings.ts';

interface House {
  readonly db: DatabaseConnection['db'];
  readonly pool: DatabaseConnection['pool'];
  readonly people: readonly { readonly id: number; readonly email: string }[];
  readonly address: string;
  readonly databaseUrl: string;
  readonly dataDir: string;
}

export async function startHouse(passwordHash: string | null, size = 200): Promise<House> {
  const folder = await mkdtemp(join(tmpdir(), 'reelwright-bench-'));
  await chmod(folder, 0o711);
  // Stopping cuts calls short, which is no news here.
  const log = pino({ level: 'silent' });
  const cluster = await startEmbeddedCluster({ dataDir: join(folder, 'data'), log });
  const { databaseUrl } = cluster;
  await migrateDatabase(databaseUrl);
  const database = connectDatabase({ databaseUrl, poolSize: 2, log });
  const people = await database.db
    .insert(users)
    .values(
      Array.from({ length: size }, (_, index) => ({
        email: `person${index}@example.com`,
        passwordHash,
        verified: true,
      })),
    )
    .returning({ id: users.id, email: users.email });
  // The limits are counted as always, only set where a benchmark does not run into them.
  const plenty = { windowSeconds: 60, perAddress: 1e9, perAccount: 1e9 };
  const app = await createServer({
    settings: readSettings({ DATA_DIR: join(folder, 'data') }),
    databaseUrl,
    log,
    rateLimits: { read: plenty, autosave: plenty, change: plenty, sensitive: plenty },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  process.on('SIGTERM', async () => {
    await app.close();
    await database.close();
    await cluster.stop();
    await rm(folder, { recursive: true });
    process.exit(0);
  });
  return {
    db: database.db,
    pool: database.pool,
    people,
    address: `http://127.0.0.1:${port}`,
    databaseUrl,
    dataDir: join(folder, 'data'),
  };
}
