import { Button } from '@mantine/core';
import type { User } from '@reelwright/contract';
import type { FormValues } from '@reelwright/forms';
import { useState } from 'react';
import { brand } from '../brand/brand.ts';
import { Form } from '../form/form.tsx';
import { FormFields } from '../form/form-fields.tsx';
import { useForm } from '../form/use-form.ts';
import { finishLogIn } from './actions.ts';
import { appCodeField, recoveryCodeField } from './auth-fields.ts';
import classes from './auth-layout.module.css';
import { typedText } from './form-text.ts';
import { NoticeAlert } from './notice-alert.tsx';
import { useAction } from './use-action.ts';
import { ViewHeading } from './view-heading.tsx';

interface SecondStepFormProps {
  /** What the server began when the password was right. */
  readonly step: string;
  readonly onBack: () => void;
  readonly onDone: (user: User) => void;
}

/** The second step of logging in: a code of the app, or one of those that were kept for a lost phone. */
export function SecondStepForm(props: SecondStepFormProps) {
  const [hasPhone, setHasPhone] = useState(true);
  return (
    <div className={classes.view}>
      {hasPhone ? (
        <ViewHeading title="Enter your code">
          Open your authenticator app and enter the 6 digits it shows for {brand.name}.
        </ViewHeading>
      ) : (
        <ViewHeading title="Use a recovery code">
          Enter one of the ten codes you saved when you set up your app. Each works once.
        </ViewHeading>
      )}
      <CodeForm key={String(hasPhone)} {...props} hasPhone={hasPhone} />
      <div className={classes.between}>
        <Button variant="subtle" color="gray" size="compact-sm" onClick={props.onBack}>
          Back
        </Button>
        <Button variant="subtle" size="compact-sm" onClick={() => setHasPhone(!hasPhone)}>
          {hasPhone ? 'I don’t have my phone' : 'I have my phone'}
        </Button>
      </div>
    </div>
  );
}

function CodeForm({
  step,
  onDone,
  hasPhone,
}: SecondStepFormProps & { readonly hasPhone: boolean }) {
  const field = hasPhone ? appCodeField : recoveryCodeField;
  const form = useForm([field]);
  const { isBusy, notice, run } = useAction();
  const submit = async (values: FormValues) => {
    const reply = await run(() => finishLogIn(step, typedText(values, field.id)));
    if (reply?.type === 'user') onDone(reply.user);
    else form.reset();
  };
  return (
    <Form form={form} onSubmit={submit} label="Second step">
      <NoticeAlert notice={notice} />
      <FormFields form={form} first={field.id} />
      <Button type="submit" size="md" fullWidth loading={isBusy}>
        Log in
      </Button>
    </Form>
  );
}
