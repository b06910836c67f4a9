import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { repository } from './paths.mjs';

/** A setting from the environment or the .env file, before the server (which checks them) can run. */
export function readSetting(name) {
  if (process.env[name]) return process.env[name];
  const file = join(repository, '.env');
  if (!existsSync(file)) return undefined;
  return parseEnv(readFileSync(file, 'utf8'))[name] || undefined;
}
