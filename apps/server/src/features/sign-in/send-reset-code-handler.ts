import { handleJob, type JobHandler } from '../../jobs/define-job.ts';
import { type CodeParts, sendCode } from '../codes/code-service.ts';
import { findAccountByEmail } from '../users/user-repository.ts';
import { sendResetCodeJob } from './send-reset-code-job.ts';

/** A second run finds the first one's code still fresh and mails nothing. */
export function createSendResetCodeHandler(parts: CodeParts): JobHandler {
  return handleJob({
    job: sendResetCodeJob,
    run: async ({ email }) => {
      await parts.db.transaction(async (transaction) => {
        const account = await findAccountByEmail(transaction, email);
        if (!account) return;
        await sendCode(parts, transaction, { userId: account.id, purpose: 'forgot', email });
      });
    },
  });
}
