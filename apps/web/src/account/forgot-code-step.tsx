import { Button } from '@mantine/core';
import type { User } from '@reelwright/contract';
import { DEFAULT_CODE_LENGTH, type FormValues } from '@reelwright/forms';
import { useRef } from 'react';
import { Form } from '../form/form.tsx';
import { FormFields } from '../form/form-fields.tsx';
import { useForm } from '../form/use-form.ts';
import { resetPassword, sendResetCode } from './actions.ts';
import { codeField, newPasswordField } from './auth-fields.ts';
import classes from './auth-layout.module.css';
import type { SentCode } from './forgot-email-step.tsx';
import { rawText, typedText } from './form-text.ts';
import { NoticeAlert } from './notice-alert.tsx';
import { OutboxNote } from './outbox-note.tsx';
import { ResendButton } from './resend-button.tsx';
import { useAction } from './use-action.ts';
import { useFocusOnView } from './use-focus-on-view.ts';
import { ViewHeading } from './view-heading.tsx';

const codeWithLabel = { ...codeField, label: 'Paste the 8 digit code', name: 'Code' };
const newPassword = { ...newPasswordField, description: 'At least 6 characters' };

interface ForgotCodeStepProps {
  readonly sent: SentCode;
  readonly onBack: () => void;
  readonly onDone: (user: User) => void;
  readonly onStep: (step: string) => void;
}

export function ForgotCodeStep({ sent, onBack, onDone, onStep }: ForgotCodeStepProps) {
  const { email, words } = sent;
  const form = useForm([codeWithLabel, newPassword]);
  const { isBusy, notice, run } = useAction();
  const hasCode = typedText(form.values, 'otp').length >= DEFAULT_CODE_LENGTH;
  const view = useRef<HTMLDivElement>(null);
  useFocusOnView(view, hasCode ? 'new-password' : 'code');
  const submit = async (values: FormValues) => {
    const password = rawText(values, 'new_password');
    const reply = await run(() => resetPassword(email, typedText(values, 'otp'), password));
    if (reply?.type === 'user') onDone(reply.user);
    if (reply?.type === 'second-step') onStep(reply.step);
  };
  return (
    <div className={classes.view} ref={view}>
      <ViewHeading title="Check your inbox">{words}</ViewHeading>
      <Form form={form} onSubmit={submit} label="New password">
        <NoticeAlert notice={notice} />
        <OutboxNote outbox={sent.outbox} />
        <FormFields
          form={form}
          only={hasCode ? ['otp', 'new_password'] : ['otp']}
          first={hasCode ? 'new_password' : 'otp'}
        />
        {hasCode && (
          <Button type="submit" size="md" fullWidth loading={isBusy}>
            Set new password
          </Button>
        )}
        <div className={classes.between}>
          <Button variant="subtle" color="gray" size="compact-sm" onClick={onBack}>
            Use another email
          </Button>
          <ResendButton onResend={() => void run(() => sendResetCode(email))} disabled={isBusy} />
        </div>
      </Form>
    </div>
  );
}
