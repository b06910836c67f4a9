import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { silentLog } from '../../test/test-database.ts';
import { ManagedChild } from './managed-child.ts';

it('stops beside a part that is too busy to hear it, and leaves nothing behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'busy-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'busy.mjs');
  await writeFile(file, "process.send('ready', () => { for (;;); });");
  const child = new ManagedChild(file, {}, silentLog);
  await child.start();
  await expect(child.stop(100)).resolves.toBeUndefined();
});
