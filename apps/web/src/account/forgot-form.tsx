import type { User } from '@reelwright/contract';
import { useState } from 'react';
import { ForgotCodeStep } from './forgot-code-step.tsx';
import { ForgotEmailStep, type SentCode } from './forgot-email-step.tsx';

interface ForgotFormProps {
  readonly email: string;
  readonly onBack: () => void;
  readonly onDone: (user: User) => void;
  readonly onStep: (step: string) => void;
}

/** Email, then the mailed code, then a new password. */
export function ForgotForm({ email, onBack, onDone, onStep }: ForgotFormProps) {
  const [sent, setSent] = useState<SentCode>();
  if (!sent) return <ForgotEmailStep email={email} onBack={onBack} onSent={setSent} />;
  const back = () => setSent(undefined);
  return <ForgotCodeStep sent={sent} onBack={back} onDone={onDone} onStep={onStep} />;
}
