import { Button } from '@mantine/core';
import { Form } from '../form/form.tsx';
import { FormFields } from '../form/form-fields.tsx';
import { useForm } from '../form/use-form.ts';
import { sendResetCode } from './actions.ts';
import { loginEmailField } from './auth-fields.ts';
import classes from './auth-layout.module.css';
import { typedText } from './form-text.ts';
import { NoticeAlert } from './notice-alert.tsx';
import { useAction } from './use-action.ts';
import { ViewHeading } from './view-heading.tsx';

const FIELDS = [loginEmailField];

interface ForgotEmailStepProps {
  readonly email: string;
  readonly onBack: () => void;
  readonly onSent: (sent: { readonly email: string; readonly words: string }) => void;
}

export function ForgotEmailStep({ email, onBack, onSent }: ForgotEmailStepProps) {
  const form = useForm(FIELDS, { email });
  const { isBusy, notice, run } = useAction();
  const submit = async () => {
    const typed = typedText(form.values, 'email');
    const reply = await run(() => sendResetCode(typed));
    if (reply?.type === 'msg') onSent({ email: typed, words: reply.msg });
  };
  return (
    <div className={classes.view}>
      <ViewHeading title="Forgot your password?">
        Tell us your email and we send you a code for choosing a new one.
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
