import { checkDatabase, findDatabaseUrl } from '../app/database-access.ts';
import { createLog } from '../log/create-log.ts';
import { readProcessSettings } from '../settings/read-settings.ts';
import { findModulesQuickly } from './find-modules-quickly.ts';
import { runProcess } from './run-process.ts';

findModulesQuickly();
const { runWorker } = await import('../app/run-worker.ts');

await runProcess(async () => {
  const settings = readProcessSettings();
  const databaseUrl = await findDatabaseUrl(settings);
  await checkDatabase(databaseUrl);
  return runWorker(settings, databaseUrl, createLog('worker', settings));
});
