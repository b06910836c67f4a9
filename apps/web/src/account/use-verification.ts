import { useEffect, useEffectEvent } from 'react';
import { toast } from '../ui/toast.tsx';
import { sendVerifyCode, verifyEmail } from './actions.ts';
import { useAction } from './use-action.ts';

/** Proves the address: a code goes out as soon as the view is entered, unless one did within the last minute. */
export function useVerification(onDone: () => void) {
  const action = useAction();
  const sendOnEntry = useEffectEvent(() => {
    sendVerifyCode().then(action.noteMail, action.complain);
  });
  useEffect(() => sendOnEntry(), []);

  const verify = async (otp: string) => {
    const reply = await action.run(() => verifyEmail(otp));
    if (!reply) return;
    toast.success('Your email is verified');
    onDone();
  };
  return {
    isBusy: action.isBusy,
    notice: action.notice,
    outbox: action.outbox,
    showSuccess: action.showSuccess,
    verify,
    resend: () => void action.run(sendVerifyCode),
  };
}
