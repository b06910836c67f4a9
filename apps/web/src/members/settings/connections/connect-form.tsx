import { Button, TextInput } from '@mantine/core';
import {
  type Connection,
  type ConnectionService,
  type ConnectionTest,
  connectionTable,
} from '@reelwright/contract';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { Form } from '../../../form/form.tsx';
import { FormFields } from '../../../form/form-fields.tsx';
import { useForm } from '../../../form/use-form.ts';
import { copyText } from '../../../publish/copy-text.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { useBusy } from '../../../ui/use-busy.ts';
import classes from '../settings.module.css';
import { formFields, typedValues } from './connection-fields.ts';
import { testConnection, useConnectionActions } from './use-connections.ts';

interface ConnectFormProps {
  readonly connection: Connection;
  readonly onDone: () => void;
}

/** What a service has to be told. It is tried before it is switched on, and may be switched on without. */
export function ConnectForm({ connection, onDone }: ConnectFormProps) {
  const { id, our_address: ourAddress } = connection;
  const service: ConnectionService = connectionTable[id];
  const [answer, setAnswer] = useState<ConnectionTest & { readonly of: string }>();
  const models = answer?.models ?? [];
  const form = useForm(formFields(service.fields, connection, models), connection.values);
  const { save } = useConnectionActions();
  const { isBusy, run } = useBusy();
  const test = () =>
    run(async () => {
      if (!form.validate()) return;
      const values = typedValues(form.values);
      const given = await testConnection(id, values);
      setAnswer(given && { ...given, of: JSON.stringify(values) });
    });
  const switchOn = () =>
    run(async () => {
      if (form.validate() && (await save(id, typedValues(form.values), true))) onDone();
    });
  // What was typed since then was not tried.
  const isAnswered = answer?.of === JSON.stringify(typedValues(form.values));
  const works = isAnswered && answer.works;
  return (
    <Form form={form} onSubmit={works ? switchOn : test}>
      <div className={classes.form}>
        <p className={classes.quiet}>{service.sends}</p>
        {service.keyPage && (
          <p>
            <a href={service.keyPage} target="_blank" rel="noreferrer">
              Where to get a key
            </a>
          </p>
        )}
        {service.ours && ourAddress && (
          <TextInput
            readOnly
            label={service.ours.label}
            value={ourAddress}
            onFocus={({ currentTarget }) => currentTarget.select()}
            rightSection={
              <IconButton
                label="Copy the address"
                icon={IconCopy}
                onClick={() => void copyText(ourAddress)}
              />
            }
          />
        )}
        <FormFields form={form} />
        {answer && isAnswered && (
          <InlineAlert
            tone={works ? 'success' : 'danger'}
            title={works ? 'It works' : 'It does not work yet'}
          >
            {answer.sentence}
            {models.length > 0 && ` It has ${models.length} models; the Model field lists them.`}
          </InlineAlert>
        )}
        <div className={classes.buttons}>
          {works ? (
            <Button variant="default" loading={isBusy} onClick={() => void test()}>
              Test again
            </Button>
          ) : (
            <Button variant="default" loading={isBusy} onClick={() => void switchOn()}>
              Switch on untested
            </Button>
          )}
          <Button type="submit" loading={isBusy}>
            {works ? 'Switch on' : 'Test'}
          </Button>
        </div>
      </div>
    </Form>
  );
}
