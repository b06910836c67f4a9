import { chmodSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { readSettings, type Settings } from '../src/settings/read-settings.ts';

/** A folder of one's own; all of them are gone after the test run. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(inject('testFolder'), 'test-'));
  // As root, the database runs as another user, who must be able to pass through.
  chmodSync(folder, 0o711);
  return folder;
}

/** What every program that a test starts is given: where programs are, and what Node has compiled before. */
export function programEnvironment(): Record<string, string> {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
}

/** Settings as a person would give them, on a data folder of the test's own. */
export function testSettings(values: Record<string, string> = {}): Settings {
  return readSettings({ DATA_DIR: temporaryFolder(), PORT: '3000', ...values });
}
