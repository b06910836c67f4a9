import { Button } from '@mantine/core';
import type { User } from '@reelwright/contract';
import { IconFingerprint } from '@tabler/icons-react';
import { Icon } from '../theme/icon.tsx';
import { logInByPasskey } from './actions.ts';
import classes from './google-button.module.css';
import { NoticeAlert } from './notice-alert.tsx';
import { hasPasskeys } from './passkey-browser.ts';
import { useAction } from './use-action.ts';
import { useSignInOptions } from './use-sign-in-options.ts';

/** Logs in with a finger, a face or a PIN instead of a password, where browser and address allow it. */
export function PasskeyButton({ onDone }: { readonly onDone: (user: User) => void }) {
  const options = useSignInOptions();
  const { isBusy, notice, run } = useAction();
  if (!options?.passkeys || !hasPasskeys()) return null;
  const logIn = async () => {
    const reply = await run(logInByPasskey);
    if (reply?.type === 'user') onDone(reply.user);
  };
  return (
    <div className={classes.google}>
      {notice?.tone === 'danger' && <NoticeAlert notice={notice} />}
      <Button
        variant="default"
        size="md"
        fullWidth
        loading={isBusy}
        leftSection={<Icon shape={IconFingerprint} />}
        onClick={() => void logIn()}
      >
        Use a passkey
      </Button>
    </div>
  );
}
