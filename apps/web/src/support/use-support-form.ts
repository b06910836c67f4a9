import { ApiError } from '@reelwright/contract';
import { type FormValues, initialValues, supportFields } from '@reelwright/forms';
import { useEffect, useEffectEvent, useState } from 'react';
import { client } from '../api/client.ts';
import { request } from '../api/request.ts';
import { sendsMail } from '../brand/sends-mail.ts';
import { type FormModel, useForm } from '../form/use-form.ts';
import { subjectOf } from './subject-of.ts';

const notSent =
  'We couldn’t send your message. Please check your connection and try again. What you wrote is still here.';

type Sending =
  | { readonly state: 'writing'; readonly problem?: string }
  | { readonly state: 'sending' }
  | { readonly state: 'sent'; readonly words: string };

interface SupportForm {
  readonly form: FormModel;
  readonly sending: Sending;
  readonly send: (values: FormValues) => Promise<void>;
  readonly writeAnother: () => void;
}

/** An answer by mail is promised only where mails go out. */
const fieldsHere = () =>
  supportFields.map((field) =>
    field.id === 'email' && !sendsMail()
      ? { ...field, description: 'Where you can be reached.' }
      : field,
  );

/** The message being written. What was typed stays when sending fails. */
export function useSupportForm(): SupportForm {
  const form = useForm(fieldsHere(), {
    ...initialValues(supportFields),
    subject: subjectOf(location.search),
  });
  const [sending, setSending] = useState<Sending>({ state: 'writing' });

  const fillIn = useEffectEvent((name: string, email: string) => {
    if (!form.values.name) form.set('name', name);
    if (!form.values.email) form.set('email', email);
  });
  useEffect(() => {
    // Members need not type what we know. Should it fail, they type it.
    client
      .userInfo()
      .then(({ user }) => user && !user.guest && fillIn(user.name, user.email))
      .catch(() => undefined);
  }, []);

  const send = async ({ name, email, subject, message }: FormValues) => {
    setSending({ state: 'sending' });
    try {
      const body = {
        name: String(name),
        email: String(email),
        subject: String(subject),
        message: String(message),
      };
      const { msg } = await request((options) => client.support({ body }, options));
      setSending({ state: 'sent', words: msg });
    } catch (error) {
      // What the server itself refuses has a code; anything else never got there.
      const problem = error instanceof ApiError && error.code ? error.message : notSent;
      setSending({ state: 'writing', problem });
    }
  };
  const writeAnother = () => {
    form.reset({ ...form.values, subject: '', message: '' });
    setSending({ state: 'writing' });
  };
  return { form, sending, send, writeAnother };
}
