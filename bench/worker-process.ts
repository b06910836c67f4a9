/** The product's worker, for a benchmark that looks at it. */
import { pino } from 'pino';
import { runWorker } from '../apps/server/src/app/run-worker.ts';
import { readSettings } from '../apps/server/src/settings/read-settings.ts';

const [databaseUrl = '', dataDir = ''] = process.argv.slice(2);
const worker = await runWorker(
  readSettings({ DATA_DIR: dataDir }),
  databaseUrl,
  pino({ level: 'silent' }),
);
process.on('SIGTERM', async () => {
  await worker.close();
  process.exit(0);
});
process.send?.('ready');
