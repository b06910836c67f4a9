import { Button } from '@mantine/core';
import type { FormValues } from '@reelwright/forms';
import { useState } from 'react';
import { Form } from '../form/form.tsx';
import { FormFields } from '../form/form-fields.tsx';
import { useForm } from '../form/use-form.ts';
import { InlineAlert } from '../ui/inline-alert.tsx';
import { FormSkeleton } from '../ui/skeletons.tsx';
import { deleteAccount, sendDeleteCode } from './actions.ts';
import { codeField, passwordField } from './auth-fields.ts';
import layout from './auth-layout.module.css';
import classes from './data-section.module.css';
import { rawText, typedText } from './form-text.ts';
import { NoticeAlert } from './notice-alert.tsx';
import { OutboxNote } from './outbox-note.tsx';
import { useAction } from './use-action.ts';
import { useDeletePreview } from './use-delete-preview.ts';
import { ViewHeading } from './view-heading.tsx';

interface DeleteFormProps {
  readonly onCancel: () => void;
}

/** What is lost, in plain words, and the proof that it is the person themselves who wants it. */
export function DeleteForm({ onCancel }: DeleteFormProps) {
  const preview = useDeletePreview();
  if (preview.isPending) return <FormSkeleton fields={2} />;
  if (preview.isError) return <InlineAlert tone="danger">{preview.error.message}</InlineAlert>;
  const { consequences, confirm_with: ways } = preview.data;
  return (
    <div className={layout.view}>
      <ViewHeading title="Delete your account?">Here’s what will happen:</ViewHeading>
      <ul className={classes.list}>
        {consequences.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {ways.includes('password') ? (
        <ByPassword onCancel={onCancel} />
      ) : (
        <ByCode onCancel={onCancel} />
      )}
    </div>
  );
}

const passwordFields = [{ ...passwordField, label: 'Your password', name: 'Password' }];
const codeFields = [{ ...codeField, label: 'Paste the 8 digit code', name: 'Code' }];

function ByPassword({ onCancel }: DeleteFormProps) {
  const form = useForm(passwordFields);
  const { isBusy, notice, run } = useAction();
  const submit = (values: FormValues) =>
    void run(() => deleteAccount({ password: rawText(values, 'password') }));
  return (
    <Form form={form} onSubmit={submit} label="Delete account">
      <NoticeAlert notice={notice} />
      <FormFields form={form} first="password" />
      <DeleteButtons isBusy={isBusy} onCancel={onCancel} />
    </Form>
  );
}

function ByCode({ onCancel }: DeleteFormProps) {
  const form = useForm(codeFields);
  const [isSent, setSent] = useState(false);
  const { isBusy, notice, outbox, run } = useAction();
  const send = async () => setSent((await run(sendDeleteCode)) !== undefined);
  const submit = (values: FormValues) =>
    void run(() => deleteAccount({ otp: typedText(values, 'otp') }));
  return (
    <Form form={form} onSubmit={submit} label="Delete account">
      <NoticeAlert notice={notice} />
      <OutboxNote outbox={outbox} />
      {isSent ? (
        <>
          <FormFields form={form} first="otp" />
          <DeleteButtons isBusy={isBusy} onCancel={onCancel} />
        </>
      ) : (
        <div className={classes.buttons}>
          <Button variant="default" onClick={onCancel}>
            Keep my account
          </Button>
          <Button loading={isBusy} onClick={() => void send()}>
            Send me a code
          </Button>
        </div>
      )}
    </Form>
  );
}

interface DeleteButtonsProps extends DeleteFormProps {
  readonly isBusy: boolean;
}

function DeleteButtons({ isBusy, onCancel }: DeleteButtonsProps) {
  return (
    <div className={classes.buttons}>
      <Button variant="default" onClick={onCancel}>
        Keep my account
      </Button>
      <Button type="submit" color="danger" loading={isBusy}>
        Delete my account
      </Button>
    </div>
  );
}
