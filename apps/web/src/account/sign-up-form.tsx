import { Button } from '@mantine/core';
import type { User } from '@reelwright/contract';
import { isValidEmail } from '@reelwright/forms';
import { sendsMail } from '../brand/sends-mail.ts';
import { Form } from '../form/form.tsx';
import { FormFields } from '../form/form-fields.tsx';
import { useForm } from '../form/use-form.ts';
import { InlineAlert } from '../ui/inline-alert.tsx';
import { signUp } from './actions.ts';
import { loginEmailField, passwordField } from './auth-fields.ts';
import classes from './auth-layout.module.css';
import { rawText, typedText } from './form-text.ts';
import { NoticeAlert } from './notice-alert.tsx';
import { useAction } from './use-action.ts';
import { useSignInOptions } from './use-sign-in-options.ts';
import { useTypedEmail } from './use-typed-email.ts';

const fields = [
  loginEmailField,
  {
    ...passwordField,
    autoComplete: 'new-password',
    description: 'At least 6 characters',
  },
] as const;

/** Said before somebody types for nothing. */
const closedWords = {
  invited: 'Accounts here are by invitation only. If you opened your invitation link, carry on.',
  nobody: 'New accounts can’t be made here at the moment.',
};

/** Spec: a hint says that a code will be sent. Where none can be, nobody is made to wait for it. */
const noMailHint =
  'No email is sent from here. If you need a one-time code, we’ll show you where to find it.';

interface SignUpFormProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onDone: (user: User) => void;
}

export function SignUpForm({ email: typedBefore, onEmail, onDone }: SignUpFormProps) {
  const form = useForm(fields, { email: typedBefore });
  const { isBusy, notice, run } = useAction();
  const rule = useSignInOptions()?.sign_up ?? 'everybody';
  const email = typedText(form.values, 'email');
  useTypedEmail(email, onEmail);
  const submit = async () => {
    const reply = await run(() => signUp({ email, password: rawText(form.values, 'password') }));
    if (reply?.type === 'user') onDone(reply.user);
  };
  return (
    <Form form={form} onSubmit={submit} label="Sign up">
      {rule !== 'everybody' && !notice && <InlineAlert>{closedWords[rule]}</InlineAlert>}
      <NoticeAlert notice={notice} />
      <FormFields form={form} first="email" />
      <p className={classes.hint} role="status">
        {isValidEmail(email) &&
          (sendsMail() ? `A one-time code (OTP) will be sent to ${email}.` : noMailHint)}
      </p>
      <Button type="submit" size="md" fullWidth loading={isBusy}>
        Create account
      </Button>
    </Form>
  );
}
