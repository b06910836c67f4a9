import { type DestinationStream, type Logger, pino } from 'pino';
import { PinoPretty } from 'pino-pretty';
import type { Settings } from '../settings/read-settings.ts';
import { withoutSecrets } from './without-secrets.ts';

export type Log = Logger;

/** The log of one process: JSON lines for machines, readable lines in a terminal. */
export function createLog(
  part: 'start' | 'api' | 'worker' | 'command',
  settings: Pick<Settings, 'LOG_LEVEL' | 'LOG_FORMAT'>,
  destination: DestinationStream = pino.destination(),
): Log {
  const readable =
    settings.LOG_FORMAT === 'text' ||
    (settings.LOG_FORMAT === 'auto' && process.stdout.isTTY === true);
  const options = {
    level: settings.LOG_LEVEL,
    base: { part },
    formatters: { log: withoutSecrets },
  };
  if (!readable) return pino(options, destination);
  return pino(
    options,
    PinoPretty({
      translateTime: 'HH:MM:ss',
      ignore: 'pid,hostname,part',
      messageFormat: '{part}: {msg}',
    }),
  );
}
