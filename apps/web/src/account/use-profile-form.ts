import type { User } from '@reelwright/contract';
import type { Field, FormValues } from '@reelwright/forms';
import { useState } from 'react';
import { useForm } from '../form/use-form.ts';
import { updateProfile } from './actions.ts';
import { codeField, emailField, provingPasswordField } from './auth-fields.ts';
import { rawText, typedText } from './form-text.ts';
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

/**
 * The profile on its way: read, changed, and, for another email, proven by the password and confirmed by a
 * code; by two codes for people without a password.
 */
export function useProfileForm(user: User) {
  const [mayEditEmail, setMayEditEmail] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const [sentToOld, setSentToOld] = useState<string>();
  const action = useAction();
  const code: Field = {
    ...codeField,
    label: `Code sent to ${sentTo ?? ''}`,
    name: 'Code',
    submitsWhenWhole: sentToOld === undefined,
  };
  const oldCode: Field = {
    ...codeField,
    id: 'old_otp',
    label: `Code sent to ${sentToOld ?? ''}`,
    name: 'Code',
  };
  const asksPassword = mayEditEmail && user.has_password && sentTo === undefined;
  const form = useForm(
    [
      nameField,
      // Another address than the one the code went to needs the password again: back to the start.
      { ...emailField, readOnly: !mayEditEmail || sentTo !== undefined },
      ...(asksPassword ? [provingPasswordField] : []),
      ...(sentTo ? [code] : []),
      ...(sentTo && sentToOld ? [oldCode] : []),
    ],
    { name: user.name, email: user.email },
  );
  const save = async (values: FormValues) => {
    const email = typedText(values, 'email');
    const isConfirming = sentTo === email;
    const password = asksPassword ? rawText(values, 'password') : '';
    const change = {
      name: typedText(values, 'name'),
      email,
      ...(password !== '' && { password }),
      ...(isConfirming && { otp: typedText(values, 'otp') }),
      ...(isConfirming && sentToOld && { old_otp: typedText(values, 'old_otp') }),
    };
    const reply = await action.run(() => updateProfile(change));
    if (reply?.type !== 'msg') return;
    setSentTo(reply.sent_to);
    setSentToOld(reply.sent_to_old);
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
      setSentToOld(undefined);
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
