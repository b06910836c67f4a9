import { hash } from 'node:crypto';
import { checkForm, supportFields } from '@reelwright/forms';
import type { Database } from '../../db/database.ts';
import { CodedError } from '../../errors/coded-error.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Log } from '../../log/create-log.ts';
import type { Counter } from '../../rate-limit/counter.ts';
import { queueMail } from '../mail/mail-service.ts';
import { parseEmail } from '../users/canonical-email.ts';
import { insertSupportMessage } from './support-repository.ts';

export interface SupportParts {
  readonly db: Database;
  readonly queue: Queue;
  readonly publicUrl: string;
  /** Where messages are mailed; without it they are only kept. */
  readonly supportEmail: string | undefined;
  /** Anybody can type in anybody's address, so an address gets few confirmations. */
  readonly confirmations: Counter;
}

interface Message {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

/** Keeps a message, mails it to the operator and tells the person that it arrived. */
export async function sendSupportMessage(
  parts: SupportParts,
  given: Message,
  userId: number | undefined,
  log: Log,
): Promise<void> {
  const [problem] = checkForm(supportFields, { ...given });
  if (problem) throw new CodedError('invalid-input', { problem: problem.message });
  const message = { ...given, email: parseEmail(given.email) };
  const confirms = !(await parts.confirmations.isTooMany(hash('sha256', message.email)));
  const { queue, supportEmail, publicUrl } = parts;

  const messageId = await parts.db.transaction(async (transaction) => {
    const id = await insertSupportMessage(transaction, { ...message, userId });
    if (supportEmail) {
      const words = { ...message, account: userId ? `account ${userId}` : 'not signed in' };
      await queueMail(transaction, queue, { to: supportEmail, template: 'support-message', words });
    }
    if (confirms) {
      const words = { publicUrl };
      await queueMail(transaction, queue, {
        to: message.email,
        template: 'support-received',
        words,
      });
    }
    return id;
  });
  if (!supportEmail) {
    log.warn(
      { messageId },
      'A support message waits: SUPPORT_EMAIL is not set. See `npm run admin -- messages`.',
    );
  }
}
