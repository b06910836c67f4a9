import { Button, CopyButton } from '@mantine/core';
import type { Invitation } from '@reelwright/contract';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { client } from '../../../api/client.ts';
import { request } from '../../../api/request.ts';
import { Icon } from '../../../theme/icon.tsx';
import { prompt } from '../../../ui/dialogs/prompt.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import classes from '../settings.module.css';
import { type Decide, useSignUpRule } from './use-people.ts';

const rules = [
  { value: 'everybody', label: 'Everybody' },
  { value: 'invited', label: 'By invitation' },
  { value: 'nobody', label: 'Nobody' },
] as const;

type Invited = Awaited<ReturnType<typeof client.personInvite>>;

interface SignUpRuleProps {
  readonly invitations: readonly Invitation[];
  readonly decide: Decide;
}

/** Who may make an account, and those who are invited. */
export function SignUpRule({ invitations, decide }: SignUpRuleProps) {
  const { data } = useSignUpRule();
  const [invited, setInvited] = useState<Invited>();
  const invite = async () => {
    let made: Invited | undefined;
    await prompt({
      title: 'Invite somebody',
      fields: [{ kind: 'email', id: 'email', label: 'Their email', required: true }],
      saveLabel: 'Invite',
      onSave: async ({ email }) => {
        made = await request((options) =>
          client.personInvite({ body: { email: String(email) } }, options),
        );
      },
    });
    setInvited(made);
    if (made) await decide(async () => ({ msg: `${made?.email} is invited` }));
  };
  const takeBack = (id: string) =>
    void decide((options) => client.invitationRemove({ body: { id } }, options));
  return (
    <section aria-labelledby="sign-up-rule" className={classes.section}>
      <div className={classes.row}>
        <h2 id="sign-up-rule" className={classes.heading}>
          Who may sign up
        </h2>
        <Button leftSection={<Icon shape={IconUserPlus} />} onClick={() => void invite()}>
          Invite somebody
        </Button>
      </div>
      {data && (
        <div>
          <Segmented
            label="Who may sign up"
            segments={rules}
            value={data.sign_up}
            onChange={(sign_up) =>
              void decide((options) => client.installationChoose({ body: { sign_up } }, options))
            }
          />
        </div>
      )}
      {invited && (
        <InlineAlert tone="success" title={`${invited.email} is invited`}>
          {invited.is_mailed
            ? 'The link is on its way by email. In case it doesn’t arrive, here it is:'
            : 'No mail server is connected, so the link wasn’t emailed. Please send it yourself:'}{' '}
          <code className={classes.code}>{invited.link}</code>{' '}
          <CopyButton value={invited.link}>
            {({ copied, copy }) => (
              <Button variant="default" size="compact-sm" onClick={copy}>
                {copied ? 'Copied' : 'Copy the link'}
              </Button>
            )}
          </CopyButton>
        </InlineAlert>
      )}
      {invitations.length > 0 && (
        <ul className={classes.lines}>
          {invitations.map(({ id, email, expires_at }) => (
            <li key={id} className={classes.line}>
              <strong>{email}</strong>
              <span className={classes.quiet}>invited, until {expires_at.slice(0, 10)}</span>
              <Button
                variant="default"
                size="compact-sm"
                aria-label={`Take back the invitation of ${email}`}
                onClick={() => takeBack(id)}
              >
                Take back
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
