import { Button } from '@mantine/core';
import type { User } from '@reelwright/contract';
import type { FormValues } from '@reelwright/forms';
import { Form } from '../form/form.tsx';
import { FormFields } from '../form/form-fields.tsx';
import { useForm } from '../form/use-form.ts';
import { logIn } from './actions.ts';
import { loginEmailField, passwordField, rememberField } from './auth-fields.ts';
import classes from './auth-layout.module.css';
import { rawText, typedText } from './form-text.ts';
import { NoticeAlert } from './notice-alert.tsx';
import { rememberedEmail } from './remembered-email.ts';
import { useAction } from './use-action.ts';
import { useTypedEmail } from './use-typed-email.ts';

const fields = [loginEmailField, passwordField, rememberField];

interface LogInFormProps {
  /** Filled in: what was typed already or whose session has ended, else the email this browser remembers. */
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onDone: (user: User) => void;
  readonly onForgot: (email: string) => void;
  /** The password was right; a code is still to come. */
  readonly onStep: (step: string) => void;
}

export function LogInForm({ email, onEmail, onDone, onForgot, onStep }: LogInFormProps) {
  const form = useForm(fields, { email: email || rememberedEmail() });
  const { isBusy, notice, run } = useAction();
  const known = typedText(form.values, 'email');
  useTypedEmail(known, onEmail);
  const submit = async (values: FormValues) => {
    const credentials = { email: known, password: rawText(values, 'password') };
    const reply = await run(() => logIn(credentials, values.remember === true));
    if (reply?.type === 'user') onDone(reply.user);
    if (reply?.type === 'second-step') onStep(reply.step);
  };
  return (
    <Form form={form} onSubmit={submit} label="Log in">
      <NoticeAlert notice={notice} />
      <FormFields
        form={form}
        only={['email', 'password']}
        first={known === '' ? 'email' : 'password'}
      />
      <div className={classes.between}>
        <FormFields form={form} only={['remember']} />
        <Button variant="subtle" size="compact-sm" onClick={() => onForgot(known)}>
          Forgot password?
        </Button>
      </div>
      <Button type="submit" size="md" fullWidth loading={isBusy}>
        Log in
      </Button>
    </Form>
  );
}
