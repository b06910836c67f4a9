import { cp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { withNewFolder } from '../data-dir/work-folder.ts';
import { StartError } from '../errors/start-error.ts';

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
/** Any fixed number: all processes of an installation must use the same one. */
const migrationLock = 4_711_001;

/**
 * Brings the schema up to date, or to the first `only` migrations. Whoever comes second waits for
 * the first and finds nothing to do.
 */
export async function migrateDatabase(
  databaseUrl: string,
  options: { readonly only?: number } = {},
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    if (options.only === undefined) await migrate(drizzle(client), { migrationsFolder });
    else await migrateOnly(client, options.only);
  } finally {
    await client.end();
  }
}

async function migrateOnly(client: pg.Client, count: number): Promise<void> {
  await withNewFolder(join(tmpdir(), 'reelwright-migrations-'), async (folder) => {
    await cp(migrationsFolder, folder, { recursive: true });
    const journalFile = join(folder, 'meta/_journal.json');
    const journal = JSON.parse(await readFile(journalFile, 'utf8'));
    if (count > journal.entries.length) {
      throw new StartError(
        'The backup was made by a newer version of Reelwright. Please update first.',
      );
    }
    await writeFile(
      journalFile,
      JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }),
    );
    await migrate(drizzle(client), { migrationsFolder: folder });
  });
}
