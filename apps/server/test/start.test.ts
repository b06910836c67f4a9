import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { findRunningCluster } from '../src/postgres/find-running-cluster.ts';
import { installedDataDir } from './installed-data-dir.ts';
import {
  isAlive,
  isReady,
  type RunningProduct,
  runStart,
  startProduct,
  waitFor,
} from './test-product.ts';
import { temporaryFolder } from './test-settings.ts';

const dataDir = () => join(temporaryFolder(), 'data');

/** Asks the installation's own database, as a person looking for their data would in the end. */
async function query(folder: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: await findRunningCluster(folder) });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

describe('npm start, through the life of one installation', () => {
  const closed = join(temporaryFolder(), 'closed');
  const folder = join(closed, 'data');
  let product: RunningProduct;
  afterAll(async () => {
    await product?.stop();
    const note = await readFile(join(folder, 'postgres-is-elsewhere'), 'utf8').catch(() => '');
    if (note) await rm(note.trim(), { recursive: true });
  });

  it('starts in a folder that only its owner may enter, at the same time as another one with another port and folder, and both serve', async () => {
    await mkdir(closed, { mode: 0o700 });
    const both = await Promise.all([
      startProduct({ DATA_DIR: folder }, { isShared: true }),
      startProduct({ DATA_DIR: await installedDataDir() }),
    ]);
    product = both[0];
    for (const { address } of both) expect(await isReady(address)).toBe(true);
    // The terminal of the other one is closed: nothing of it stays behind.
    const others = await both[1].partIds('');
    const ended = once(both[1].child, 'exit');
    both[1].child.kill('SIGHUP');
    await ended;
    await waitFor(() => others.every((pid) => !isAlive(pid)), 180_000);
    expect(await isReady(product.address)).toBe(true);
    expect(await product.partIds('postgres -D')).toHaveLength(1);
    // Nobody owns it yet: who opens this address does.
    expect(product.output()).toMatch(
      new RegExp(
        `Reelwright is running at http://localhost:${product.port}/own\\?code=[\\w-]{16}\n`,
      ),
    );
    expect(product.output()).toMatch(/mails are kept in .*outbox/);
  });

  it('refuses another one on the same folder in a sentence, and goes on unharmed', async () => {
    const { code, output } = await runStart({ DATA_DIR: folder });
    expect(code).not.toBe(0);
    expect(output).toContain(
      `Another Reelwright (process ${product.child.pid}) is already running on the data folder ${folder}.`,
    );
    expect(await isReady(product.address)).toBe(true);
  });

  it.each(['postgres -D', 'bin/api.ts', 'bin/worker.ts'])(
    'brings back its part "%s" after kill -9',
    async (part) => {
      const [before] = await product.partIds(part);
      process.kill(before ?? 0, 'SIGKILL');
      await waitFor(async () => {
        const [now] = await product.partIds(part);
        return now !== undefined && now !== before && (await isReady(product.address));
      }, 100_000);
    },
  );

  it('goes on where it was after being killed with kill -9', async () => {
    await query(folder, "insert into users (email) values ('kept@example.com')");
    const left = await product.partIds('');
    const ended = once(product.child, 'exit');
    product.child.kill('SIGKILL');
    await ended;
    product = await startProduct(
      { DATA_DIR: folder, PORT: String(product.port) },
      { isShared: true },
    );
    expect(await isReady(product.address)).toBe(true);
    expect(await query(folder, 'select email from users')).toEqual([{ email: 'kept@example.com' }]);
    await waitFor(() => left.every((pid) => !isAlive(pid)), 180_000);
  });

  it('ends everything with Ctrl-C, the database included', async () => {
    const parts = await product.partIds('');
    expect(await product.stop()).toBe(0);
    await waitFor(() => parts.every((pid) => !isAlive(pid)), 180_000);
  });
});

describe('npm start says in a sentence why it cannot', () => {
  it('when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { code, output } = await runStart({
      DATA_DIR: await installedDataDir(),
      PORT: String(port),
    });
    other.close();
    expect(code).not.toBe(0);
    expect(output).toContain(`Port ${port} is taken by another program.`);
    expect(output).not.toMatch(/\n\s+at /);
  });

  it('when the folder cannot be written', async () => {
    const inTheWay = join(temporaryFolder(), 'file');
    await writeFile(inTheWay, '');
    const { code, output } = await runStart({ DATA_DIR: join(inTheWay, 'data') });
    expect(code).not.toBe(0);
    expect(output).toContain(`The data folder ${join(inTheWay, 'data')} cannot be written`);
    expect(output).not.toMatch(/\n\s+at /);
  });

  it('when the database cannot be reached, without showing its password', async () => {
    const { code, output } = await runStart({
      DATA_DIR: dataDir(),
      DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:9/none',
    });
    expect(code).not.toBe(0);
    expect(output).toContain('The database at 127.0.0.1:9 cannot be used');
    expect(output).not.toMatch(/hunter2|\n\s+at /);
  });

  it('when a setting is wrong', async () => {
    const { code, output } = await runStart({ DATA_DIR: dataDir(), LOG_FORMAT: 'xml' });
    expect(code).not.toBe(0);
    expect(output.trim()).toBe(
      'LOG_FORMAT must be auto, json or text (it is "xml").\nPlease correct this in the environment or in the .env file.',
    );
  });
});
