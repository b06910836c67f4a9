import { join } from 'node:path';
import type { Settings } from '../../settings/read-settings.ts';
import type { MailProvider } from './mail-port.ts';
import { createOutboxMail } from './outbox-mail.ts';
import { createSmtpMail } from './smtp-mail.ts';

export const mailSettings = ['SMTP_URL', 'MAIL_FROM', 'DATA_DIR'] as const;

/** The mail provider that the settings ask for. */
export function createMail(settings: Pick<Settings, (typeof mailSettings)[number]>): MailProvider {
  if (settings.SMTP_URL) return createSmtpMail(settings.SMTP_URL, settings.MAIL_FROM);
  return createOutboxMail(join(settings.DATA_DIR, 'outbox'), settings.MAIL_FROM);
}
