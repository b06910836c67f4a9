import { createTransport } from 'nodemailer';
import { composeMessage } from './compose-message.ts';
import type { MailProvider } from './mail-port.ts';

/** Sends mails through the operator's mail server. */
export function createSmtpMail(smtpUrl: string, from: string): MailProvider {
  const address = new URL(smtpUrl);
  const transport = createTransport({
    host: address.hostname,
    port: Number(address.port) || (address.protocol === 'smtps:' ? 465 : 587),
    secure: address.protocol === 'smtps:',
    ...(address.username && {
      auth: {
        user: decodeURIComponent(address.username),
        pass: decodeURIComponent(address.password),
      },
    }),
    pool: true,
    maxConnections: 2,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
  });
  return {
    description: `mails are sent through ${address.hostname}`,
    async send(message) {
      await transport.sendMail(composeMessage(message, from));
    },
    close: async () => transport.close(),
  };
}
