import { migrateDatabase } from '../db/migrate.ts';
import type { Log } from '../log/create-log.ts';
import type { Settings } from '../settings/read-settings.ts';
import { createServer } from './create-server.ts';
import { takePort } from './take-port.ts';

/** Opens everything the API needs and listens. Closing lets the calls under way finish. */
export async function runApi(
  settings: Settings,
  databaseUrl: string,
  log: Log,
): Promise<{ close(): Promise<void> }> {
  await migrateDatabase(databaseUrl);
  const app = await createServer({ settings, databaseUrl, log });
  await takePort(settings, ({ host, port }) =>
    app.listen({ host, port, listenTextResolver: (address) => `Serving on ${address}.` }),
  );
  return app;
}
