import { type DestinationStream, type Logger, pino } from 'pino';
import { PinoPretty } from 'pino-pretty';
import type { Settings } from '../settings/read-settings.ts';

export type Log = Logger;

/** Keys that never reach a log, wherever a careless object carries them. */
const secretKeys = [
  'password',
  'new_password',
  'old_password',
  'otp',
  'token',
  'cookie',
  'authorization',
  'secret',
];

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
    redact: { paths: secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '…' },
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
