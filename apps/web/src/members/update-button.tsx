import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { Icon } from '../theme/icon.tsx';
import { alert } from '../ui/dialogs/confirm.tsx';
import classes from './update-button.module.css';
import { useNewerVersion } from './use-newer-version.ts';

/** Floats at the bottom left while the server runs another version than this page. */
export function UpdateButton() {
  const latest = useNewerVersion();
  if (latest === undefined) return null;
  return (
    <Button
      className={classes.update}
      leftSection={<Icon shape={IconRefresh} />}
      onClick={() => void update(latest)}
    >
      Update to v{latest} (from v{__PRODUCT_VERSION__})
    </Button>
  );
}

async function update(latest: string): Promise<void> {
  await alert({
    title: `Update to v${latest}`,
    message:
      'Please clear your browser cache first (CTRL+SHIFT+DEL). The page then reloads with the new version. Everything you saved stays.',
    buttonLabel: 'Reload',
  });
  location.reload();
}
