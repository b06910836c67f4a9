import { Button } from '@mantine/core';
import type { FormValues } from '@reelwright/forms';
import { useState } from 'react';
import { encode } from 'uqr';
import { Form } from '../form/form.tsx';
import { FormFields } from '../form/form-fields.tsx';
import { useForm } from '../form/use-form.ts';
import classes from './app-setup.module.css';
import { appCodeField } from './auth-fields.ts';
import layout from './auth-layout.module.css';
import { typedText } from './form-text.ts';
import { NoticeAlert } from './notice-alert.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useAction } from './use-action.ts';
import { ViewHeading } from './view-heading.tsx';

interface AppSetupProps {
  readonly app: { readonly secret: string; readonly uri: string };
  /** Turns codes on by the first of them, and has the recovery codes. */
  readonly confirm: (code: string) => Promise<readonly string[]>;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** Connects an authenticator app: its picture, the first code, and the codes for a lost phone. */
export function AppSetup({ app, confirm, onCancel, onDone }: AppSetupProps) {
  const form = useForm([appCodeField]);
  const { isBusy, notice, run } = useAction();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onDone={onDone} />;
  const submit = async (values: FormValues) => {
    const reply = await run(async () => {
      setRecoveryCodes(await confirm(typedText(values, appCodeField.id)));
      return { type: 'msg', msg: '' };
    });
    if (!reply) form.reset();
  };
  return (
    <div className={layout.view}>
      <ViewHeading title="Scan this with your app">
        Open your authenticator app, add an account, and scan the picture. Then enter the 6 digits
        it shows.
      </ViewHeading>
      <QrCode text={app.uri} />
      <p className={layout.words}>
        No camera? Type this key into the app:{' '}
        <code className={classes.key}>{app.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <Form form={form} onSubmit={submit} label="Authenticator app">
        {notice?.tone === 'danger' && <NoticeAlert notice={notice} />}
        <FormFields form={form} first={appCodeField.id} />
        <div className={layout.between}>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={isBusy}>
            Turn on
          </Button>
        </div>
      </Form>
    </div>
  );
}

/** Black on white in dark too: not every camera reads it the other way round. */
function QrCode({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return (
    <svg
      className={classes.picture}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="Picture for your authenticator app"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} className={classes.paper} />
      <path d={path.join('')} className={classes.ink} />
    </svg>
  );
}
