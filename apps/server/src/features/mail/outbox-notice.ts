import { join } from 'node:path';
import { isLoopbackHost, isLoopbackOnly } from '../../settings/is-loopback.ts';
import type { Settings } from '../../settings/read-settings.ts';

/** What people are told who wait for a mail that no mail server sends. */
export type OutboxNotice = (address: string) => {
  readonly mail?: 'outbox';
  readonly mail_folder?: string;
};

/**
 * Without a mail server, mails are files in a folder. People are told so, or they would wait for
 * ever; where it lies is told only to whoever sits at that machine.
 */
export function createOutboxNotice(settings: Settings): OutboxNotice {
  if (settings.SMTP_URL) return () => ({});
  const folder = join(settings.DATA_DIR, 'outbox');
  const isOwnMachine = isLoopbackOnly(settings);
  return (address) => ({
    mail: 'outbox',
    ...(isOwnMachine && isLoopbackHost(address) && { mail_folder: folder }),
  });
}
