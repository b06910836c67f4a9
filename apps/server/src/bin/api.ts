import { checkDatabase, findDatabaseUrl } from '../app/database-access.ts';
import { runApi } from '../app/run-api.ts';
import { createLog } from '../log/create-log.ts';
import { readProcessSettings } from '../settings/read-settings.ts';
import { runProcess } from './run-process.ts';

await runProcess(async () => {
  const settings = readProcessSettings();
  const databaseUrl = await findDatabaseUrl(settings);
  await checkDatabase(databaseUrl);
  return runApi(settings, databaseUrl, createLog('api', settings));
});
