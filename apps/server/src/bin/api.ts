import { checkDatabase, findDatabaseUrl } from '../app/database-access.ts';
import { createLog } from '../log/create-log.ts';
import { readProcessSettings } from '../settings/read-settings.ts';
import { findModulesQuickly } from './find-modules-quickly.ts';
import { runProcess } from './run-process.ts';

findModulesQuickly();
const { runApi } = await import('../app/run-api.ts');

await runProcess(async () => {
  const settings = readProcessSettings();
  const databaseUrl = await findDatabaseUrl(settings);
  await checkDatabase(databaseUrl);
  return runApi(settings, databaseUrl, createLog('api', settings));
});
