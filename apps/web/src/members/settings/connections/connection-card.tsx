import { Button, Switch } from '@mantine/core';
import {
  type Connection,
  type ConnectionService,
  type ConnectionTest,
  connectionTable,
} from '@reelwright/contract';
import { useState } from 'react';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { Popup } from '../../../ui/popup.tsx';
import { useBusy } from '../../../ui/use-busy.ts';
import classes from '../settings.module.css';
import { ConnectForm } from './connect-form.tsx';
import { ConnectionPicture } from './connection-picture.tsx';
import { testConnection, useConnectionActions } from './use-connections.ts';

const popupPx = 520;

const states = {
  on: { tone: 'good', words: 'On' },
  off: { tone: 'none', words: 'Off' },
  environment: { tone: 'good', words: 'Set in the environment' },
  lost: { tone: 'bad', words: 'Key lost' },
} as const;

/** One service: what it is good for, what leaves the machine, and the way to connect, try and switch it. */
export function ConnectionCard({ connection }: { readonly connection: Connection }) {
  const { id, state, values, secrets, environment } = connection;
  const service: ConnectionService = connectionTable[id];
  const [isOpen, setOpen] = useState(false);
  const [answer, setAnswer] = useState<ConnectionTest>();
  const { save, remove } = useConnectionActions();
  const { isBusy, run } = useBusy();
  const isSwitch = service.switchedOn !== undefined;
  const isKept = Object.keys(values).length + secrets.length > 0;
  const isSet = state === 'environment';
  const isLost = state === 'lost';
  const flip = (on: boolean) =>
    run(async () => {
      setAnswer(undefined);
      await save(id, values, on);
    });
  const test = () => run(async () => setAnswer(await testConnection(id, values)));
  // One without a key is simply switched on again.
  const canFlip = !isSet && (isSwitch || (isKept && !isLost));
  return (
    <li className={classes.card} data-state={state}>
      <div className={classes.cardHead}>
        <h3 className={classes.name}>{service.name}</h3>
        {canFlip ? (
          <Switch
            label={state === 'on' ? 'On' : 'Off'}
            labelPosition="left"
            aria-label={service.name}
            checked={state === 'on'}
            disabled={isBusy}
            onChange={(event) => void flip(event.currentTarget.checked)}
          />
        ) : (
          <span className={classes.state} data-tone={states[state].tone}>
            {states[state].words}
          </span>
        )}
      </div>
      <div className={classes.words}>
        <ConnectionPicture id={id} />
        <p>{service.improves}</p>
        <p className={classes.quiet}>Without it: {service.without}</p>
        <p className={classes.quiet}>{service.sends}</p>
        {isSet && (
          <p className={classes.quiet}>
            {environment.join(' and ')} {environment.length > 1 ? 'are' : 'is'} set in the
            environment, which takes priority. Change it there.
          </p>
        )}
        {isLost && (
          <p>
            It was saved with a different key from the one on this machine. Please{' '}
            {isSwitch ? 'switch it on' : 'connect it'} again.
          </p>
        )}
        {answer && (
          <InlineAlert tone={answer.works ? 'success' : 'danger'}>{answer.sentence}</InlineAlert>
        )}
      </div>
      <div className={classes.actions}>
        {!isSet && (!isSwitch || (isKept && service.fields.length > 0)) && (
          <Button
            variant={isKept ? 'default' : 'light'}
            size="compact-sm"
            aria-label={`${isKept ? 'Change' : 'Connect'} ${service.name}`}
            onClick={() => setOpen(true)}
          >
            {isKept ? 'Change' : 'Connect'}
          </Button>
        )}
        {!isSet && !isLost && (isSwitch || isKept) && (
          <Button
            variant="default"
            size="compact-sm"
            loading={isBusy}
            aria-label={`Test ${service.name}`}
            onClick={() => void test()}
          >
            Test
          </Button>
        )}
        {!isSet && (isKept || isLost) && !isSwitch && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            aria-label={`Forget ${service.name}`}
            onClick={() => void run(() => remove(id))}
          >
            Forget
          </Button>
        )}
      </div>
      {isOpen && (
        <Popup sizePx={popupPx} title={`Connect ${service.name}`} onClose={() => setOpen(false)}>
          <ConnectForm connection={connection} onDone={() => setOpen(false)} />
        </Popup>
      )}
    </li>
  );
}
