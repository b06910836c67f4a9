import { Button } from '@mantine/core';
import { sendsMail } from '../brand/sends-mail.ts';
import { Form } from '../form/form.tsx';
import { FormFields } from '../form/form-fields.tsx';
import { useForm } from '../form/use-form.ts';
import { correctEmail } from './actions.ts';
import { emailField, provingPasswordField } from './auth-fields.ts';
import classes from './auth-layout.module.css';
import { rawText, typedText } from './form-text.ts';
import { NoticeAlert } from './notice-alert.tsx';
import { useAction } from './use-action.ts';
import { ViewHeading } from './view-heading.tsx';

interface CorrectEmailFormProps {
  readonly email: string;
  readonly asksPassword: boolean;
  readonly onCancel: () => void;
  readonly onSent: (words: string) => void;
}

/** For an address that was mistyped at sign-up. */
export function CorrectEmailForm({ email, asksPassword, onCancel, onSent }: CorrectEmailFormProps) {
  const form = useForm([emailField, ...(asksPassword ? [provingPasswordField] : [])], { email });
  const { isBusy, notice, run } = useAction();
  const submit = async () => {
    const change = {
      email: typedText(form.values, 'email'),
      ...(asksPassword && { password: rawText(form.values, 'password') }),
    };
    const reply = await run(() => correctEmail(change));
    if (reply?.type === 'msg') onSent(reply.msg);
  };
  return (
    <div className={classes.view}>
      <ViewHeading title="Change your email">
        {sendsMail()
          ? 'We’ll send the code to the new address instead.'
          : 'The code will be for the new address instead.'}
      </ViewHeading>
      <Form form={form} onSubmit={submit} label="Change email">
        <NoticeAlert notice={notice} />
        <FormFields form={form} first="email" />
        <Button type="submit" size="md" fullWidth loading={isBusy}>
          Send code
        </Button>
        <Button variant="subtle" color="gray" onClick={onCancel}>
          Back
        </Button>
      </Form>
    </div>
  );
}
