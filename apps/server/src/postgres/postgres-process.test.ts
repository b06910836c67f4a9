import { chmod, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { createLog } from '../log/create-log.ts';
import { PostgresProcess } from './postgres-process.ts';

const standIn = fileURLToPath(new URL('./testing/stand-in-postgres.mjs', import.meta.url));

afterEach(() => {
  vi.useRealTimers();
});

/** A server that does as planned, one line for each start, and whoever waits for it. */
async function openServer(plan: readonly string[]) {
  const home = await mkdtemp(join(tmpdir(), 'reelwright-postgres-'));
  const postgres = join(home, 'postgres');
  await writeFile(postgres, `#!/bin/sh\nexec ${process.execPath} ${standIn} "$@"\n`);
  await chmod(postgres, 0o755);
  await writeFile(join(home, 'plan'), plan.join('\n'));
  const heard: string[] = [];
  const logged: string[] = [];
  const into = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged.push(chunk.toString());
      done();
    },
  });
  const server = new PostgresProcess({
    home,
    password: 'secret',
    user: undefined,
    binaries: { postgres, initdb: '', pgCtl: '' },
    log: createLog('start', { LOG_LEVEL: 'info', LOG_FORMAT: 'json' }, into),
    onWaiting: (reason) => heard.push(reason),
    waits: { firstPause: 1, longestPause: 5, ask: 5, answer: 5000, report: 60_000 },
  });
  onTestFinished(() => server.stop());
  const starts = async () => {
    const lines = await readFile(join(home, 'starts'), 'utf8').catch(() => '');
    return lines.split('\n').filter(Boolean);
  };
  const recover = () => writeFile(join(home, 'recovered'), '');
  return { server, starts, recover, heard, log: () => logged.join('') };
}

it('waits for a database that recovers, however long that takes, and says what it waits for', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { server, starts, recover, heard, log } = await openServer(['recovers']);
  const started = server.start();
  await expect.poll(() => heard).toContain('the database system is starting up');
  vi.setSystemTime(Date.now() + 10 * 60_000);
  await expect.poll(log).toContain('still starting (the database system is starting up)');
  await recover();
  await started;
  // The first one, never ended and begun anew.
  expect(await starts()).toHaveLength(1);
});

it('tries again for as long as the disk is full, and names the reason', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const full = 'FATAL:  could not write lock file "postmaster.pid": No space left on device';
  const { server, starts, heard, log } = await openServer([
    ...Array(6).fill(`ends: ${full}`),
    'accepts',
  ]);
  const started = server.start();
  await expect.poll(() => heard).toContain(full);
  vi.setSystemTime(Date.now() + 10 * 60_000);
  await started;
  expect(await starts()).toHaveLength(7);
  expect(log()).toContain('No space left on device');
});

it('ends with a sentence where only a person can help', async () => {
  const complaint = 'FATAL:  database files are incompatible with server';
  const { server } = await openServer([`ends: ${complaint}`]);
  await expect(server.start()).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringContaining(`The database could not be started: ${complaint}`),
  });
});

it('brings a database back that ended, whatever it complains of, and names the reason in the log', async () => {
  const { server, starts, log } = await openServer([
    'accepts',
    ...Array(3).fill('ends: FATAL:  could not open file "global/pg_control"'),
    'accepts',
  ]);
  await server.start();
  const [pid] = ((await starts())[0] ?? '').split(' ');
  process.kill(Number(pid), 'SIGKILL');
  await expect.poll(starts).toHaveLength(5);
  expect(log()).toContain('could not open file \\"global/pg_control\\"');
  expect(log()).not.toContain('"error":{}');
});

it('comes back where everybody looks for it, although another program had taken its port meanwhile', async () => {
  const { server, starts, log } = await openServer([
    'accepts',
    ...Array(2).fill('ends: LOG:  could not bind IPv4 address "127.0.0.1": Address already in use'),
    'accepts',
  ]);
  await server.start();
  const address = server.urlOf('reelwright');
  const [pid] = ((await starts())[0] ?? '').split(' ');
  process.kill(Number(pid), 'SIGKILL');
  await expect.poll(starts).toHaveLength(4);
  expect(server.urlOf('reelwright')).toBe(address);
  expect(log()).toContain('Address already in use');
});

it('is not waited for any longer when the product is asked to stop', async () => {
  const { server, heard } = await openServer(['recovers']);
  const started = server.start();
  await expect.poll(() => heard).not.toEqual([]);
  await Promise.all([server.stop(), expect(started).rejects.toThrow('asked to stop')]);
});
