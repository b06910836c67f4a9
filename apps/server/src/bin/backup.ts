/** `npm run backup -- file`: saves database and files into one file; the product may go on running. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { openStorage } from '../app/open-storage.ts';
import { withInstallation } from '../app/with-installation.ts';
import { describeLacks } from '../backup/describe-lacks.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { StartError } from '../errors/start-error.ts';
import { productVersion } from '../features/version/version-handlers.ts';
import { readProcessSettings } from '../settings/read-settings.ts';
import { exitWithSentence } from './run-process.ts';

try {
  const [name] = process.argv.slice(2);
  if (!name) throw new StartError('Please say where to save: npm run backup -- my-backup.tar.gz');
  const file = resolve(name);
  if (existsSync(file)) throw new StartError(`${file} exists already. Please choose another name.`);
  const settings = readProcessSettings();
  const saved = await withInstallation(
    settings,
    { alone: false },
    async ({ databaseUrl, database }) => {
      await migrateDatabase(databaseUrl);
      const storage = await openStorage(settings);
      return writeBackup({ pool: database.pool, storage, version: productVersion }, file);
    },
  );
  process.stdout.write(`Saved ${saved.tables} tables and ${saved.files} files in ${file}\n`);
  process.stdout.write(describeLacks(saved.lacks));
  process.exit(0);
} catch (error) {
  exitWithSentence(error);
}
