import { Button } from '@mantine/core';
import { useState } from 'react';
import { changePassword } from '../account/actions.ts';
import { newPasswordField } from '../account/auth-fields.ts';
import { rawText } from '../account/form-text.ts';
import { NoticeAlert } from '../account/notice-alert.tsx';
import { useAction } from '../account/use-action.ts';
import { Form } from '../form/form.tsx';
import { FormFields } from '../form/form-fields.tsx';
import { useForm } from '../form/use-form.ts';
import classes from './tabs/tabs.module.css';

const fields = [{ ...newPasswordField, label: 'Password', name: 'Password' }];

/** For an account that an email alone made: a password of one's own, while the page still knows the made-up one. */
export function FirstPassword({ madeUp }: { readonly madeUp: string }) {
  const form = useForm(fields);
  const { isBusy, notice, run } = useAction();
  const [isSet, setIsSet] = useState(false);
  if (isSet) {
    return <p className={classes.quiet}>Your password is set. Log in with it from anywhere.</p>;
  }
  const submit = async () => {
    const reply = await run(() => changePassword(madeUp, rawText(form.values, 'new_password')));
    if (reply) setIsSet(true);
  };
  return (
    <Form form={form} label="Choose a password" onSubmit={() => void submit()}>
      <p className={classes.quiet}>Choose a password, so that you can log in from anywhere.</p>
      {notice?.tone === 'danger' && <NoticeAlert notice={notice} />}
      <FormFields form={form} />
      <div>
        <Button type="submit" variant="default" loading={isBusy}>
          Set password
        </Button>
      </div>
    </Form>
  );
}
