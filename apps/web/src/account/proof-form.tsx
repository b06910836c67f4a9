import { Button } from '@mantine/core';
import type { ActionReply } from '@reelwright/contract';
import type { FormValues } from '@reelwright/forms';
import { Form } from '../form/form.tsx';
import { FormFields } from '../form/form-fields.tsx';
import { useForm } from '../form/use-form.ts';
import { passwordField, recoveryCodeField } from './auth-fields.ts';
import classes from './auth-layout.module.css';
import { rawText, typedText } from './form-text.ts';
import { NoticeAlert } from './notice-alert.tsx';
import { useAction } from './use-action.ts';
import type { Proof } from './use-security.ts';
import { ViewHeading } from './view-heading.tsx';

const ownPassword = {
  ...passwordField,
  label: 'Your password',
  name: 'Password',
  description: 'So nobody else can change how you log in.',
};
const anyCode = {
  ...recoveryCodeField,
  label: 'Code from your app, or a recovery code',
  name: 'Code',
  placeholder: '',
};

interface ProofFormProps {
  readonly title: string;
  readonly words: string;
  readonly label: string;
  readonly asksPassword: boolean;
  readonly asksCode: boolean;
  readonly make: (proof: Proof) => Promise<ActionReply>;
  readonly onCancel: () => void;
  readonly onDone: (reply: ActionReply) => void;
}

/** Asks for what shows that it is the person themselves, and makes the change. */
export function ProofForm(props: ProofFormProps) {
  const { title, words, label, asksPassword, asksCode, make, onCancel, onDone } = props;
  const fields = [...(asksPassword ? [ownPassword] : []), ...(asksCode ? [anyCode] : [])];
  const form = useForm(fields);
  const { isBusy, notice, run } = useAction();
  const submit = async (values: FormValues) => {
    const password = rawText(values, ownPassword.id);
    const code = typedText(values, anyCode.id);
    const reply = await run(() => make({ password, code }));
    if (reply) onDone(reply);
  };
  return (
    <div className={classes.view}>
      <ViewHeading title={title}>{words}</ViewHeading>
      <Form form={form} onSubmit={submit} label={title}>
        {notice?.tone === 'danger' && <NoticeAlert notice={notice} />}
        <FormFields form={form} {...(fields[0] && { first: fields[0].id })} />
        <div className={classes.between}>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={isBusy}>
            {label}
          </Button>
        </div>
      </Form>
    </div>
  );
}
