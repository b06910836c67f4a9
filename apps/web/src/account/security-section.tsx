import { Button } from '@mantine/core';
import type { ActionReply, User } from '@reelwright/contract';
import { IconDeviceMobile, IconFingerprint, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Icon } from '../theme/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { InlineAlert } from '../ui/inline-alert.tsx';
import { ListSkeleton } from '../ui/skeletons.tsx';
import { timeAgo } from '../ui/time-ago.ts';
import { AppSetup } from './app-setup.tsx';
import layout from './auth-layout.module.css';
import classes from './devices-section.module.css';
import { hasPasskeys } from './passkey-browser.ts';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { type Proof, useSecurity, type Ways } from './use-security.ts';
import { ViewHeading } from './view-heading.tsx';

type Change =
  | { readonly kind: 'passkey' }
  | { readonly kind: 'remove'; readonly id: string; readonly name: string }
  | { readonly kind: 'app' }
  | { readonly kind: 'codes' }
  | { readonly kind: 'app-off' };

/** Ways in besides the password: passkeys, and codes of an app as a second step. */
export function SecuritySection({ user }: { readonly user: User }) {
  const security = useSecurity();
  const [change, setChange] = useState<Change>();
  const [app, setApp] = useState<{ readonly secret: string; readonly uri: string }>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [said, setSaid] = useState('');
  const { ways } = security;
  if (ways.isPending) return <ListSkeleton rows={3} />;
  if (ways.isError) return <InlineAlert tone="danger">{ways.error.message}</InlineAlert>;
  const leave = () => {
    setChange(undefined);
    setApp(undefined);
    setCodes(undefined);
  };
  const done = (reply: ActionReply) => {
    setSaid(reply.type === 'msg' ? reply.msg : '');
    leave();
  };
  const finish = () => {
    void security.refresh();
    leave();
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={finish} />;
  if (app) {
    return <AppSetup app={app} confirm={security.confirmApp} onCancel={leave} onDone={finish} />;
  }
  const begin = (wanted: Change) => {
    setSaid('');
    setChange(wanted);
  };
  const make = async (wanted: Change, proof: Proof): Promise<ActionReply> => {
    switch (wanted.kind) {
      case 'passkey':
        return security.addPasskey(proof);
      case 'remove':
        return security.removePasskey(wanted.id, proof);
      case 'app-off':
        return security.endApp(proof);
      case 'app':
        setApp(await security.beginApp(proof));
        return { type: 'msg', msg: '' };
      case 'codes':
        setCodes(await security.renewCodes(proof));
        return { type: 'msg', msg: '' };
      default:
        return wanted satisfies never;
    }
  };
  if (change) {
    return (
      <ProofForm
        {...wordsOf(change)}
        asksPassword={user.has_password}
        asksCode={
          ['app-off', 'codes'].includes(change.kind) ||
          (change.kind === 'passkey' && ways.data.authenticator)
        }
        make={(proof) => make(change, proof)}
        onCancel={leave}
        onDone={(reply) =>
          ['app', 'codes'].includes(change.kind) ? setChange(undefined) : done(reply)
        }
      />
    );
  }
  return (
    <div className={layout.parts}>
      {said && <InlineAlert tone="success">{said}</InlineAlert>}
      <Passkeys ways={ways.data} begin={begin} />
      <App ways={ways.data} begin={begin} />
    </div>
  );
}

function wordsOf(change: Change) {
  switch (change.kind) {
    case 'passkey':
      return {
        title: 'Add a passkey',
        words: 'Your browser will ask for your fingerprint, your face or a PIN.',
        label: 'Add passkey',
      };
    case 'remove':
      return {
        title: `Remove “${change.name}”?`,
        words: 'This passkey will no longer open your account.',
        label: 'Remove passkey',
      };
    case 'app':
      return {
        title: 'Set up an authenticator app',
        words: 'From then on, logging in with your password also asks for a code from your phone.',
        label: 'Continue',
      };
    case 'codes':
      return {
        title: 'Make new recovery codes?',
        words: 'Your old codes will stop working.',
        label: 'Make new codes',
      };
    case 'app-off':
      return {
        title: 'Turn codes off?',
        words: 'Logging in will then only ask for your password.',
        label: 'Turn off',
      };
    default:
      return change satisfies never;
  }
}

interface PartProps {
  readonly ways: Ways;
  readonly begin: (change: Change) => void;
}

function Passkeys({ ways, begin }: PartProps) {
  const isPossible = ways.passkeys_possible && hasPasskeys();
  return (
    <section className={layout.view}>
      <ViewHeading title="Passkeys">
        {isPossible
          ? 'Log in with your fingerprint, your face or a PIN. Nobody can guess a passkey or trick you out of it.'
          : 'Passkeys need a browser that supports them, and a web address with a domain name that begins with https://.'}
      </ViewHeading>
      {ways.passkeys.length > 0 && (
        <ul className={classes.list}>
          {ways.passkeys.map((passkey) => (
            <li className={classes.device} key={passkey.id}>
              <Icon shape={IconFingerprint} />
              <div className={classes.words}>
                <strong className={classes.name}>{passkey.name}</strong>
                <span className={classes.detail}>{usedWords(passkey)}</span>
              </div>
              <IconButton
                label={`Remove passkey ${passkey.name}`}
                hint="Remove"
                icon={IconTrash}
                color="gray"
                onClick={() => begin({ kind: 'remove', id: passkey.id, name: passkey.name })}
              />
            </li>
          ))}
        </ul>
      )}
      {isPossible && (
        <div>
          <Button variant="default" onClick={() => begin({ kind: 'passkey' })}>
            Add a passkey
          </Button>
        </div>
      )}
    </section>
  );
}

function usedWords({ created_at, last_used_at }: Ways['passkeys'][number]): string {
  const now = Date.now();
  return last_used_at
    ? `Last used ${timeAgo(Date.parse(last_used_at), now)}`
    : `Added ${timeAgo(Date.parse(created_at), now)}, not used yet`;
}

function App({ ways, begin }: PartProps) {
  const { authenticator, recovery_codes_left: left } = ways;
  return (
    <section className={layout.view}>
      <ViewHeading title="Authenticator app">
        {authenticator
          ? 'Logging in with your password also asks for a code from your app.'
          : 'A second step after your password: a code from an app on your phone.'}
      </ViewHeading>
      {authenticator ? (
        <ul className={classes.list}>
          <li className={classes.device}>
            <Icon shape={IconDeviceMobile} />
            <div className={classes.words}>
              <strong className={classes.name}>Codes are on</strong>
              <span className={classes.detail}>
                {left === 1 ? '1 recovery code left' : `${left} recovery codes left`}
              </span>
            </div>
            <Button variant="subtle" size="compact-sm" onClick={() => begin({ kind: 'codes' })}>
              New codes
            </Button>
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              onClick={() => begin({ kind: 'app-off' })}
            >
              Turn off
            </Button>
          </li>
        </ul>
      ) : (
        <div>
          <Button variant="default" onClick={() => begin({ kind: 'app' })}>
            Set up an app
          </Button>
        </div>
      )}
    </section>
  );
}
