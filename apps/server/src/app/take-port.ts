import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../errors/start-error.ts';
import type { Settings } from '../settings/read-settings.ts';

interface Place {
  readonly host: string;
  readonly port: number;
}

/** The previous run may have been killed a moment ago and still be letting go of the port. */
const waitForPortMs = 3000;

/** Listens, once the port is free; says in a sentence why it cannot. */
export async function takePort(
  { HOST: host, PORT: port }: Pick<Settings, 'HOST' | 'PORT'>,
  listen: (place: Place) => Promise<unknown>,
): Promise<void> {
  const deadline = Date.now() + waitForPortMs;
  for (;;) {
    try {
      await listen({ host, port });
      return;
    } catch (cause) {
      const { code } = cause as NodeJS.ErrnoException;
      if (code !== 'EADDRINUSE' || Date.now() >= deadline) {
        throw startErrorOf(code, host, port, cause);
      }
      await sleep(200);
    }
  }
}

/** Whether the port can be had, before anything else is started for nothing. */
export async function checkPort(settings: Pick<Settings, 'HOST' | 'PORT'>): Promise<void> {
  await takePort(settings, async ({ host, port }) => {
    const server = createServer();
    server.listen({ host, port });
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
  });
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
