import { stripVTControlCharacters } from 'node:util';
import { listSupportMessages } from '../support/support-repository.ts';
import type { AdminCommand } from './admin-command.ts';

const most = 20;

/** Shows what people wrote through the support page. */
export const messagesCommand: AdminCommand = {
  usage: 'messages',
  about: `Shows the ${most} newest messages from the support page.`,
  options: [],
  async run(db) {
    const messages = await listSupportMessages(db, most);
    if (messages.length === 0) return 'Nobody has written yet.';
    const shown = messages.map(({ createdAt, name, email, subject, message }) =>
      [
        `${createdAt.toISOString().slice(0, 16).replace('T', ' ')}  ${name} <${email}>`,
        subject,
        '',
        ...message.split('\n').map((line) => `    ${line}`),
      ].join('\n'),
    );
    // Strangers wrote this: nothing in it may steer the terminal.
    return stripVTControlCharacters(shown.join('\n\n')).replace(/[^\P{Cc}\n\t]/gu, '');
  },
};
