import { Button } from '@mantine/core';
import type { User } from '@reelwright/contract';
import { useRef } from 'react';
import { Form } from '../form/form.tsx';
import { FormFields } from '../form/form-fields.tsx';
import classes from './auth-layout.module.css';
import { NoticeAlert } from './notice-alert.tsx';
import { OutboxNote } from './outbox-note.tsx';
import { useFocusOnView } from './use-focus-on-view.ts';
import { useProfileForm } from './use-profile-form.ts';

interface ProfileSectionProps {
  readonly user: User;
}

/** Name and email. A new email counts once the code that was sent to it is entered. */
export function ProfileSection({ user }: ProfileSectionProps) {
  const { form, shown, mayEditEmail, isBusy, notice, outbox, sentTo, editEmail, keepEmail, save } =
    useProfileForm(user);
  const first = sentTo ? 'otp' : mayEditEmail ? 'email' : 'name';
  const fields = useRef<HTMLDivElement>(null);
  useFocusOnView(fields, first);
  return (
    <Form form={form} onSubmit={save} label="Profile">
      <NoticeAlert notice={notice} />
      <OutboxNote outbox={outbox} />
      <div ref={fields} className={classes.view}>
        <FormFields form={form} only={shown} first={first} />
        <div className={classes.quiet}>
          {mayEditEmail ? (
            <Button key="keep" variant="subtle" color="gray" size="compact-sm" onClick={keepEmail}>
              Keep {user.email}
            </Button>
          ) : (
            <Button key="edit" variant="subtle" size="compact-sm" onClick={editEmail}>
              Update email?
            </Button>
          )}
        </div>
      </div>
      <Button type="submit" fullWidth loading={isBusy}>
        {sentTo ? 'Confirm new email' : 'Save'}
      </Button>
    </Form>
  );
}
