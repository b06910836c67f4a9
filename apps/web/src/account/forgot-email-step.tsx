import { Button } from '@mantine/core';
import { sendsMail } from '../brand/sends-mail.ts';
import { Form } from '../form/form.tsx';
import { FormFields } from '../form/form-fields.tsx';
import { useForm } from '../form/use-form.ts';
import { sendResetCode } from './actions.ts';
import { loginEmailField } from './auth-fields.ts';
import classes from './auth-layout.module.css';
import { typedText } from './form-text.ts';
import { NoticeAlert } from './notice-alert.tsx';
import type { Outbox } from './outbox-note.tsx';
import { useAction } from './use-action.ts';
import { ViewHeading } from './view-heading.tsx';

const fields = [loginEmailField];

/** A code that is on its way. */
export interface SentCode {
  readonly email: string;
  /** What the server said when it sent it. */
  readonly words: string;
  readonly outbox: Outbox | undefined;
}

interface ForgotEmailStepProps {
  readonly email: string;
  readonly onBack: () => void;
  readonly onSent: (sent: SentCode) => void;
}

export function ForgotEmailStep({ email, onBack, onSent }: ForgotEmailStepProps) {
  const form = useForm(fields, { email });
  const { isBusy, notice, run } = useAction();
  const submit = async () => {
    const typed = typedText(form.values, 'email');
    const reply = await run(() => sendResetCode(typed));
    if (reply?.type !== 'msg') return;
    const outbox = reply.mail === 'outbox' ? { folder: reply.mail_folder } : undefined;
    onSent({ email: typed, words: reply.msg, outbox });
  };
  return (
    <div className={classes.view}>
      <ViewHeading title="Forgot your password?">
        {sendsMail()
          ? 'Enter your email and we’ll send you a code to set a new one.'
          : 'Enter your email. No email is sent from here, but we’ll tell you where to find the code to set a new one.'}
      </ViewHeading>
      <Form form={form} onSubmit={submit} label="Forgot password">
        <NoticeAlert notice={notice} />
        <FormFields form={form} first="email" />
        <Button type="submit" size="md" fullWidth loading={isBusy}>
          Send code
        </Button>
        <Button variant="subtle" color="gray" onClick={onBack}>
          Back to log in
        </Button>
      </Form>
    </div>
  );
}
