import type { SendMailOptions } from 'nodemailer';
import type { MailMessage } from './mail-port.ts';

/** The message in nodemailer's terms. Addresses are one each, never a list to be parsed. */
export function composeMessage(message: MailMessage, from: string): SendMailOptions {
  return {
    from,
    to: { name: '', address: message.to },
    subject: message.subject,
    text: message.text,
    html: message.html,
    ...(message.replyTo && { replyTo: { name: '', address: message.replyTo } }),
    messageId: `<${message.id}@reelwright>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
