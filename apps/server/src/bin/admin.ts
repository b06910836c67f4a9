/** `npm run admin -- …`: what the operator does with accounts, while the product runs or not. */
import { withInstallation } from '../app/with-installation.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { runAdmin } from '../features/admin/run-admin.ts';
import { readProcessSettings } from '../settings/read-settings.ts';
import { exitWithSentence } from './run-process.ts';

try {
  const done = await runAdmin(
    process.argv.slice(2),
    (work) =>
      withInstallation(
        readProcessSettings(),
        { alone: false },
        async ({ databaseUrl, database }) => {
          await migrateDatabase(databaseUrl);
          return work(database.db);
        },
      ),
    new Date(),
  );
  process.stdout.write(`${done}\n`);
  process.exit(0);
} catch (error) {
  exitWithSentence(error);
}
