/** Brings the schema of the database up to date and ends: for clusters that do so before anything new is started. */
import { checkDatabase, findDatabaseUrl } from '../app/database-access.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { readProcessSettings } from '../settings/read-settings.ts';

const databaseUrl = await findDatabaseUrl(readProcessSettings());
await checkDatabase(databaseUrl);
await migrateDatabase(databaseUrl);
process.stdout.write('The schema is up to date.\n');
