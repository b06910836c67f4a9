import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { temporaryFolder } from './test-settings.ts';

/**
 * A data folder of one's own whose database is set up already, copied from one that all tests share:
 * setting it up takes seconds. Tests of the very first start begin with an empty folder instead.
 */
export async function installedDataDir(): Promise<string> {
  const dataDir = join(temporaryFolder(), 'data');
  // Not Node's own copy: the files belong to the database's user, and have to stay theirs.
  await promisify(execFile)('cp', ['-a', inject('installedDataDir'), dataDir]);
  // Each looks for a port of its own.
  await rm(join(dataDir, 'postgres', 'port'), { force: true });
  return dataDir;
}
