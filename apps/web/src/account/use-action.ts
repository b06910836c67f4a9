import type { ActionReply } from '@reelwright/contract';
import { useState } from 'react';
import type { Outbox } from './outbox-note.tsx';
import { useNotice } from './use-notice.ts';

/** Runs account actions for a form: one at a time, with what they say in the form's alert. */
export function useAction() {
  const [isBusy, setBusy] = useState(false);
  const { notice, showSuccess, complain, clear } = useNotice();
  const [outbox, setOutbox] = useState<Outbox>();

  /** Remembers where the mail went, if not to the person. */
  const noteMail = (reply: ActionReply) => {
    if (reply.type === 'msg' && reply.mail === 'outbox') setOutbox({ folder: reply.mail_folder });
  };

  /** The reply, or undefined when it was refused (the alert says why). */
  const run = async (action: () => Promise<ActionReply>): Promise<ActionReply | undefined> => {
    if (isBusy) return undefined;
    setBusy(true);
    clear();
    try {
      const reply = await action();
      noteMail(reply);
      if (reply.type === 'msg') showSuccess(reply.msg);
      return reply;
    } catch (error) {
      complain(error);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, notice, outbox, showSuccess, complain, clear, noteMail, run };
}
