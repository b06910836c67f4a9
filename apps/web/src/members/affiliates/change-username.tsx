import { Button, Checkbox, TextInput } from '@mantine/core';
import { type AffiliateInfo, usernameProblem } from '@reelwright/contract';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { errorMessage } from '../../api/error-message.ts';
import { request } from '../../api/request.ts';
import { Popup } from '../../ui/popup.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import classes from './affiliates.module.css';

interface ChangeUsernameProps {
  readonly info: AffiliateInfo;
  readonly onDone: (info: AffiliateInfo) => void;
  readonly onClose: () => void;
}

/** Another username, and another link with it. Old links stop working, so it has to be agreed to. */
export function ChangeUsername({ info, onDone, onClose }: ChangeUsernameProps) {
  const [username, setUsername] = useState(info.username);
  const [agrees, setAgrees] = useState(false);
  const [problems, setProblems] = useState<{ username?: string; agreement?: string }>({});
  const { isBusy, run } = useBusy();
  const save = () =>
    run(async () => {
      const problem = usernameProblem(username.trim());
      if (problem || !agrees) {
        setProblems({
          ...(problem && { username: problem }),
          ...(!agrees && { agreement: 'Please agree to this first' }),
        });
        return;
      }
      try {
        onDone(
          await request((options) =>
            client.affiliateUsername({ body: { username: username.trim() } }, options),
          ),
        );
      } catch (error) {
        setProblems({ username: errorMessage(error) });
      }
    });
  return (
    <Popup title="Change your link" sizePx={440} onClose={onClose}>
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextInput
          label="Username"
          description={`Your link: ${info.link.replace(/ref=.*$/, '')}ref=${username.trim() || '…'}`}
          value={username}
          maxLength={100}
          error={problems.username}
          data-autofocus
          onChange={(event) => {
            setUsername(event.currentTarget.value);
            setProblems({});
          }}
        />
        <Checkbox
          label="I understand that links with my old username will stop working"
          checked={agrees}
          error={problems.agreement}
          onChange={(event) => {
            setAgrees(event.currentTarget.checked);
            setProblems(({ username: kept }) => (kept ? { username: kept } : {}));
          }}
        />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isBusy}>
            Change my link
          </Button>
        </div>
      </form>
    </Popup>
  );
}
