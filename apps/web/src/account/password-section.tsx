import { Button } from '@mantine/core';
import type { User } from '@reelwright/contract';
import type { FormValues } from '@reelwright/forms';
import { Form } from '../form/form.tsx';
import { FormFields } from '../form/form-fields.tsx';
import { useForm } from '../form/use-form.ts';
import { changePassword } from './actions.ts';
import { newPasswordField, passwordField } from './auth-fields.ts';
import { rawText } from './form-text.ts';
import { NoticeAlert } from './notice-alert.tsx';
import { useAction } from './use-action.ts';
import { ViewHeading } from './view-heading.tsx';

const fields = [
  { ...passwordField, id: 'old_password', label: 'Old password' },
  {
    ...newPasswordField,
    description: 'At least 6 characters. Your other devices will be logged out.',
  },
];

interface PasswordSectionProps {
  readonly user: User;
}

export function PasswordSection({ user }: PasswordSectionProps) {
  const form = useForm(fields);
  const { isBusy, notice, run } = useAction();
  if (!user.has_password) {
    return (
      <ViewHeading title="You sign in with Google">
        To log in with a password as well, log out, choose “Forgot password?” and set one with the
        code we send you.
      </ViewHeading>
    );
  }
  const submit = async (values: FormValues) => {
    const reply = await run(() =>
      changePassword(rawText(values, 'old_password'), rawText(values, 'new_password')),
    );
    if (reply) form.reset();
  };
  return (
    <Form form={form} onSubmit={submit} label="Change password">
      <NoticeAlert notice={notice} />
      <FormFields form={form} first="old_password" />
      <Button type="submit" fullWidth loading={isBusy}>
        Change password
      </Button>
    </Form>
  );
}
