import type { User } from '@reelwright/contract';
import type { Field, FormValues } from '@reelwright/forms';
import { useState } from 'react';
import { useForm } from '../form/use-form.ts';
import { updateProfile } from './actions.ts';
import { codeField, emailField } from './auth-fields.ts';
import { typedText } from './form-text.ts';
import { currentUser } from './session-store.ts';
import { useAction } from './use-action.ts';

const nameField: Field = {
  kind: 'text',
  id: 'name',
  label: 'Name',
  required: true,
  maxLength: 100,
  autoComplete: 'name',
};

/** The profile on its way: read, changed, and, for another email, confirmed by a code. */
export function useProfileForm(user: User) {
  const [mayEditEmail, setMayEditEmail] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const action = useAction();
  const code: Field = {
    ...codeField,
    label: `Code sent to ${sentTo ?? ''}`,
    name: 'Code',
    submitsWhenWhole: true,
  };
  const form = useForm(
    [nameField, { ...emailField, readOnly: !mayEditEmail }, ...(sentTo ? [code] : [])],
    { name: user.name, email: user.email },
  );
  const save = async (values: FormValues) => {
    const email = typedText(values, 'email');
    const otp = sentTo === email ? typedText(values, 'otp') : '';
    const change = { name: typedText(values, 'name'), email, ...(otp !== '' && { otp }) };
    const reply = await action.run(() => updateProfile(change));
    if (reply?.type !== 'msg') return;
    setSentTo(reply.sent_to);
    if (reply.sent_to) return;
    setMayEditEmail(false);
    const now = currentUser() ?? user;
    form.reset({ name: now.name, email: now.email });
  };
  return {
    form,
    shown: form.fields.map((field) => field.id),
    mayEditEmail,
    editEmail: () => setMayEditEmail(true),
    keepEmail: () => {
      setMayEditEmail(false);
      setSentTo(undefined);
      action.clear();
      form.set('email', user.email);
    },
    isBusy: action.isBusy,
    notice: action.notice,
    outbox: action.outbox,
    sentTo,
    save,
  };
}
