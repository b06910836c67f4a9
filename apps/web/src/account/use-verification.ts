import type { User } from '@reelwright/contract';
import { useEffect, useEffectEvent } from 'react';
import { toast } from '../ui/toast.tsx';
import { sendVerifyCode, verifyEmail } from './actions.ts';
import { useAction } from './use-action.ts';

/** Addresses that this page has had a code sent to. */
const sentTo = new Set<string>();

/** Proves the address of an account: a code goes out as soon as the view is entered, once. */
export function useVerification(user: User, onDone: () => void) {
  const action = useAction();
  const sendOnce = useEffectEvent(() => {
    const key = `${user.id} ${user.email}`;
    if (sentTo.has(key)) return;
    sentTo.add(key);
    sendVerifyCode().catch((error: unknown) => {
      sentTo.delete(key);
      action.complain(error);
    });
  });
  useEffect(() => sendOnce(), []);

  const verify = async (otp: string) => {
    const reply = await action.run(() => verifyEmail(otp));
    if (!reply) return;
    toast.success('Your email is verified');
    onDone();
  };
  return {
    isBusy: action.isBusy,
    notice: action.notice,
    say: action.say,
    verify,
    resend: () => void action.run(sendVerifyCode),
  };
}
