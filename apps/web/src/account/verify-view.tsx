import { Button } from '@mantine/core';
import type { User } from '@reelwright/contract';
import { useState } from 'react';
import { Form } from '../form/form.tsx';
import { FormFields } from '../form/form-fields.tsx';
import { useForm } from '../form/use-form.ts';
import { codeField } from './auth-fields.ts';
import classes from './auth-layout.module.css';
import { CorrectEmailForm } from './correct-email-form.tsx';
import { typedText } from './form-text.ts';
import { NoticeAlert } from './notice-alert.tsx';
import { OutboxNote } from './outbox-note.tsx';
import { ResendButton } from './resend-button.tsx';
import { useVerification } from './use-verification.ts';
import { ViewHeading } from './view-heading.tsx';

const fields = [
  { ...codeField, label: 'Paste the 8 digit code', name: 'Code', submitsWhenWhole: true },
];

/** For an hour after signing up, a mistyped address is corrected without more ado. */
const correctionMs = 50 * 60_000;
const isNew = ({ created_at }: User) =>
  created_at !== null && Date.now() - Date.parse(created_at) < correctionMs;

interface VerifyViewProps {
  readonly user: User;
  readonly onDone: () => void;
}

/** Entering it sends the code; entering the code verifies. */
export function VerifyView({ user, onDone }: VerifyViewProps) {
  const form = useForm(fields);
  const [isCorrecting, setCorrecting] = useState(false);
  const { isBusy, notice, outbox, showSuccess, verify, resend } = useVerification(onDone);
  if (isCorrecting) {
    return (
      <CorrectEmailForm
        email={user.email}
        asksPassword={user.has_password && !isNew(user)}
        onCancel={() => setCorrecting(false)}
        onSent={(words) => {
          form.reset();
          showSuccess(words);
          setCorrecting(false);
        }}
      />
    );
  }
  return (
    <div className={classes.view}>
      <ViewHeading title="Verify your email">
        {outbox ? 'Enter the code for' : 'We sent a code to'} <strong>{user.email}</strong>
        {outbox ? ' to unlock all features.' : '. Enter it to unlock all features.'}
      </ViewHeading>
      <Form
        form={form}
        onSubmit={(values) => void verify(typedText(values, 'otp'))}
        label="Verify email"
      >
        <NoticeAlert notice={notice} />
        <OutboxNote outbox={outbox} />
        <FormFields form={form} first="otp" />
        <Button type="submit" size="md" fullWidth loading={isBusy}>
          Verify
        </Button>
        <div className={classes.between}>
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            onClick={() => setCorrecting(true)}
          >
            Change email
          </Button>
          <ResendButton onResend={resend} disabled={isBusy} />
        </div>
      </Form>
    </div>
  );
}
