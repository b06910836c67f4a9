import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { composeMessage } from './compose-message.ts';
import type { MailProvider } from './mail-port.ts';

/** Keeps mails as files that any mail program opens: the way to run without a mail server. */
export function createOutboxMail(folder: string, from: string): MailProvider {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    description: `mails are kept in ${folder}`,
    async send(message) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { message: bytes } = await composer.sendMail(composeMessage(message, from));
      const file = join(folder, `${message.id}.eml`);
      await writeFile(`${file}.tmp`, bytes as Buffer, { mode: 0o600 });
      await rename(`${file}.tmp`, file);
    },
    close: async () => composer.close(),
  };
}
