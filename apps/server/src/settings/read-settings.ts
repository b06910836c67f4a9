import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { z } from 'zod';
import { StartError } from '../errors/start-error.ts';
import { settingsTable } from './settings-table.ts';

type Table = typeof settingsTable;
type Read = { [Name in keyof Table]: z.output<Table[Name]['schema']> };

/** All settings, checked. `PUBLIC_URL` and `S3_FORCE_PATH_STYLE` have their computed defaults filled in. */
export type Settings = Readonly<
  Omit<Read, 'PUBLIC_URL' | 'S3_FORCE_PATH_STYLE'> & {
    PUBLIC_URL: string;
    S3_FORCE_PATH_STYLE: boolean;
    /** Names of those that somebody gave: they count before what the owner connects. */
    given: readonly string[];
  }
>;

/** A setting with a wrong value; the message names it and says what to do. */
export class SettingsError extends StartError {
  constructor(problems: readonly string[]) {
    super(`${problems.join('\n')}\nPlease correct this in the environment or in the .env file.`);
    this.name = 'SettingsError';
  }
}

type Source = Readonly<Record<string, string | undefined>>;

/** Reads and checks the settings; the environment wins over the .env file, empty means not set. */
export function readSettings(environment: Source, envFile: Source = {}): Settings {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, { schema }] of Object.entries(settingsTable)) {
    const text = environment[name] || envFile[name] || undefined;
    const result = schema.safeParse(text);
    if (result.success) values[name] = result.data;
    else
      problems.push(`${name} ${result.error.issues[0]?.message} (it is "${shown(name, text)}").`);
  }
  if (problems.length > 0) throw new SettingsError(problems);
  const given = Object.keys(settingsTable).filter((name) => environment[name] || envFile[name]);
  return { ...withComputedDefaults(values as Read), given };
}

/** The settings of this process: its environment and the .env file in the working folder. */
export function readProcessSettings(): Settings {
  const envFile = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  return readSettings(process.env, envFile);
}

function withComputedDefaults(read: Read): Omit<Settings, 'given'> {
  if (read.S3_BUCKET && !(read.S3_ACCESS_KEY_ID && read.S3_SECRET_ACCESS_KEY)) {
    throw new SettingsError([
      'S3_BUCKET is set, so S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed too.',
    ]);
  }
  if (read.BACKUP_BUCKET && !(read.BACKUP_ACCESS_KEY_ID && read.BACKUP_SECRET_ACCESS_KEY)) {
    throw new SettingsError([
      'BACKUP_BUCKET is set, so BACKUP_ACCESS_KEY_ID and BACKUP_SECRET_ACCESS_KEY are needed too.',
    ]);
  }
  if (Boolean(read.GOOGLE_CLIENT_ID) !== Boolean(read.GOOGLE_CLIENT_SECRET)) {
    throw new SettingsError([
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are needed together; one of them is missing.',
    ]);
  }
  if (read.STRIPE_SECRET_KEY && !(read.STRIPE_WEBHOOK_SECRET && read.PLAN_PRICES)) {
    throw new SettingsError([
      'STRIPE_SECRET_KEY is set, so STRIPE_WEBHOOK_SECRET and PLAN_PRICES are needed too.',
    ]);
  }
  return {
    ...read,
    PUBLIC_URL: read.PUBLIC_URL ?? `http://localhost:${read.PORT}`,
    S3_FORCE_PATH_STYLE: read.S3_FORCE_PATH_STYLE ?? read.S3_ENDPOINT !== undefined,
  };
}

/** Addresses and keys may carry passwords, so their text never reaches a log. */
function shown(name: string, text: string | undefined): string {
  return /URL|KEY|SECRET/.test(name) && text ? '…' : (text ?? '');
}
