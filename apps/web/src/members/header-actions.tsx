import { Button } from '@mantine/core';
import { IconFolderOpen, IconHelp, IconKeyboard, IconLifebuoy } from '@tabler/icons-react';
import { openAuth } from '../account/popups.ts';
import { isMember, sessionStore } from '../account/session-store.ts';
import { shortcutsDialog } from '../shortcuts/shortcut-store.ts';
import { useStore } from '../store/use-store.ts';
import { DropdownMenu } from '../ui/dropdown-menu.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { AvatarMenu } from './avatar-menu.tsx';
import classes from './header-actions.module.css';
import { openProjects } from './projects/popup/open-projects.ts';

/** The end of the header: help, and the account or the way to one. */
export function HeaderActions() {
  const session = useStore(sessionStore);
  const user = session.status === 'known' ? session.user : undefined;
  return (
    <>
      {user && isMember(user) && (
        <span className={classes.roomy}>
          <IconButton
            label="Open a project…"
            icon={IconFolderOpen}
            hintSide="bottom"
            aria-haspopup="dialog"
            onClick={() => openProjects()}
          />
        </span>
      )}
      <DropdownMenu
        entries={[
          {
            id: 'shortcuts',
            label: 'Keyboard shortcuts',
            icon: IconKeyboard,
            keys: ['?'],
            onSelect: () => shortcutsDialog.set(true),
          },
          { id: 'support', label: 'Help and support', icon: IconLifebuoy, href: '/support' },
        ]}
      >
        <IconButton label="Help" icon={IconHelp} hintSide="bottom" />
      </DropdownMenu>
      {user && <AvatarMenu user={user} />}
      {user === null && (
        <Button variant="default" onClick={() => void openAuth({ view: 'login' })}>
          Log in
        </Button>
      )}
    </>
  );
}
