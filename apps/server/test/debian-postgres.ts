import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { findFreePort } from '../src/postgres/find-free-port.ts';
import { findServiceUser } from '../src/postgres/service-user.ts';
import { waitFor } from './test-product.ts';
import { temporaryFolder } from './test-settings.ts';

const run = promisify(execFile);

/** Debian's own PostgreSQL, as an operator would have it: another version, in another place. */
export async function startDebianPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const bin = findBin();
  const user = await findServiceUser();
  const folder = join(temporaryFolder(), 'debian-postgres');
  await mkdir(folder, { mode: 0o700 });
  if (user) await chown(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder };
  await run(
    join(bin, 'initdb'),
    ['-D', folder, '-U', 'operator', '--auth=trust', '-E', 'UTF8'],
    options,
  );
  const port = await findFreePort();
  const server = spawn(
    join(bin, 'postgres'),
    [
      '-D',
      folder,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
    ],
    { ...options, stdio: 'ignore' },
  );
  const url = `postgres://operator@127.0.0.1:${port}/postgres`;
  await waitFor(() => accepts(url), 180_000);
  return {
    url,
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
    },
  };
}

function findBin(): string {
  const versions = readdirSync('/usr/lib/postgresql').sort((a, b) => Number(b) - Number(a));
  return join('/usr/lib/postgresql', versions[0] ?? '', 'bin');
}

async function accepts(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
