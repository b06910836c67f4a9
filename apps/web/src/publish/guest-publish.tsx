import { Button } from '@mantine/core';
import type { EmailField } from '@reelwright/forms';
import { useState } from 'react';
import { typedText } from '../account/form-text.ts';
import { Form } from '../form/form.tsx';
import { FormFields } from '../form/form-fields.tsx';
import { useForm } from '../form/use-form.ts';
import { InlineAlert } from '../ui/inline-alert.tsx';
import { useBusy } from '../ui/use-busy.ts';
import type { GuestAccount } from './publish-as-guest.ts';
import classes from './tabs/tabs.module.css';

const fields: readonly [EmailField] = [
  {
    kind: 'email',
    id: 'email',
    label: 'Email my video link to',
    name: 'email',
    required: true,
    maxLength: 254,
    autoComplete: 'email',
    placeholder: 'you@example.com',
  },
];

const savedMessages: Readonly<Record<GuestAccount, string>> = {
  new: 'Your project is saved in a free account. To come back to it later, set a password with “Forgot password?”.',
  known: 'Your project is saved in your account.',
};

interface GuestPublishProps {
  /** Publishes the video; undefined when it did not come to that. */
  readonly onEmail: (email: string) => Promise<GuestAccount | undefined>;
  /** The way on, once it is being made. */
  readonly onShowProgress?: () => void;
}

/** Spec: what guests see in place of the ways to publish. */
export function GuestPublish({ onEmail, onShowProgress }: GuestPublishProps) {
  const form = useForm(fields);
  const { isBusy, run } = useBusy();
  const [account, setAccount] = useState<GuestAccount>();
  const email = typedText(form.values, 'email');
  if (account !== undefined) {
    return (
      <div className={classes.tab}>
        <InlineAlert tone="success" title="Your video is being rendered.">
          We’ll send the link to {email}. {savedMessages[account]}
        </InlineAlert>
        {onShowProgress && (
          <div>
            <Button onClick={onShowProgress}>Show the progress</Button>
          </div>
        )}
      </div>
    );
  }
  const submit = async () => setAccount(await onEmail(email));
  return (
    <Form form={form} label="Download video" onSubmit={() => void run(submit)}>
      <FormFields form={form} first="email" />
      <p className={classes.quiet}>
        This creates a free account for your video. You don’t need a password yet.
      </p>
      <Button type="submit" size="md" loading={isBusy}>
        Download video
      </Button>
    </Form>
  );
}
