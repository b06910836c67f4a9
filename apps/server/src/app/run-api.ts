import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { migrateDatabase } from '../db/migrate.ts';
import { StartError } from '../errors/start-error.ts';
import type { Log } from '../log/create-log.ts';
import type { Settings } from '../settings/read-settings.ts';
import { createServer } from './create-server.ts';

/** The previous run may have been killed a moment ago and still be letting go of the port. */
const waitForPortMs = 3000;

/** Opens everything the API needs and listens. Closing lets the calls under way finish. */
export async function runApi(
  settings: Settings,
  databaseUrl: string,
  log: Log,
): Promise<{ close(): Promise<void> }> {
  await migrateDatabase(databaseUrl);
  const app = await createServer({ settings, databaseUrl, log });
  await listen(app, settings);
  return app;
}

async function listen(app: FastifyInstance, settings: Settings): Promise<void> {
  const { HOST: host, PORT: port } = settings;
  const deadline = Date.now() + waitForPortMs;
  for (;;) {
    try {
      await app.listen({ host, port, listenTextResolver: (address) => `Serving on ${address}.` });
      return;
    } catch (cause) {
      const { code } = cause as NodeJS.ErrnoException;
      if (code === 'EADDRINUSE' && Date.now() < deadline) {
        await sleep(200);
        continue;
      }
      throw startErrorOf(code, host, port, cause);
    }
  }
}

function startErrorOf(
  code: string | undefined,
  host: string,
  port: number,
  cause: unknown,
): unknown {
  switch (code) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} is taken by another program. Please stop that program, or choose another port, for example: PORT=${port + 1} npm start`,
        { cause },
      );
    case 'EACCES':
      return new StartError(
        `This user may not listen on port ${port}. Please choose a port above 1023, for example: PORT=3000 npm start`,
        { cause },
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(
        `HOST is ${host}, which is not an address of this machine. Please use 127.0.0.1, 0.0.0.0 or one of its own addresses.`,
        { cause },
      );
    default:
      return cause;
  }
}
