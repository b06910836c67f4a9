import type { ActionReply } from '@reelwright/contract';
import { useState } from 'react';
import { useNotice } from './use-notice.ts';

/** Runs account actions for a form: one at a time, with what they say in the form's alert. */
export function useAction() {
  const [isBusy, setBusy] = useState(false);
  const { notice, say, complain, clear } = useNotice();

  /** The reply, or undefined when it was refused (the alert says why). */
  const run = async (action: () => Promise<ActionReply>): Promise<ActionReply | undefined> => {
    if (isBusy) return undefined;
    setBusy(true);
    clear();
    try {
      const reply = await action();
      if (reply.type === 'msg') say(reply.msg);
      return reply;
    } catch (error) {
      complain(error);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, notice, say, complain, clear, run };
}
