import { useMantineColorScheme } from '@mantine/core';
import {
  IconBook,
  IconCreditCard,
  IconDatabase,
  IconDeviceDesktop,
  IconDeviceLaptop,
  IconFolderOpen,
  IconKey,
  IconKeyboard,
  IconLifebuoy,
  IconLogin,
  IconLogout,
  IconMoon,
  IconMovie,
  IconPlus,
  IconSparkles,
  IconSun,
  IconUser,
} from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { logOut } from '../account/actions.ts';
import { accountPopup, billingPopup, openAuth } from '../account/popups.ts';
import { isMember } from '../account/session-store.ts';
import { useUser } from '../account/use-user.ts';
import { openProjects } from '../members/projects/popup/open-projects.ts';
import { shortcutsDialog } from '../shortcuts/shortcut-store.ts';
import { useStore } from '../store/use-store.ts';
import type { Command } from './command.ts';
import { pageCommands } from './page-commands.ts';

/** Everything the palette offers to the person who opened it. */
export function useCommands(): readonly Command[] {
  const navigate = useNavigate();
  const { setColorScheme } = useMantineColorScheme();
  const user = useUser();
  const go = (path: string) => () => void navigate(path);
  const ofOwner: readonly Command[] = user?.access.owner
    ? [
        {
          id: 'knowledge',
          group: 'Go to',
          label: 'Knowledge',
          words: 'own entries topics things facts',
          icon: IconBook,
          perform: go('/knowledge'),
        },
      ]
    : [];
  const account: readonly Command[] = isMember(user)
    ? [
        {
          id: 'profile',
          group: 'Account',
          label: 'Profile',
          words: 'name email',
          icon: IconUser,
          perform: () => accountPopup.set('profile'),
        },
        {
          id: 'billing',
          group: 'Account',
          label: 'Billing',
          words: 'plan upgrade invoices',
          icon: IconCreditCard,
          perform: () => billingPopup.set(true),
        },
        {
          id: 'devices',
          group: 'Account',
          label: 'Devices',
          words: 'sessions',
          icon: IconDeviceLaptop,
          perform: () => accountPopup.set('devices'),
        },
        {
          id: 'password',
          group: 'Account',
          label: 'Change password',
          words: 'security',
          icon: IconKey,
          perform: () => accountPopup.set('password'),
        },
        {
          id: 'data',
          group: 'Account',
          label: 'Your data',
          words: 'export download delete close account',
          icon: IconDatabase,
          perform: () => accountPopup.set('data'),
        },
        {
          id: 'log-out',
          group: 'Account',
          label: 'Log out',
          words: 'sign out',
          icon: IconLogout,
          perform: () => void logOut(),
        },
      ]
    : [
        {
          id: 'sign-up',
          group: 'Account',
          label: 'Sign up',
          words: 'create account',
          icon: IconUser,
          perform: () => void openAuth({ view: 'signup' }),
        },
        {
          id: 'log-in',
          group: 'Account',
          label: 'Log in',
          words: 'sign in',
          icon: IconLogin,
          perform: () => void openAuth({ view: 'login' }),
        },
      ];
  const ofPage = useStore(pageCommands);
  return [
    ...(ofPage?.() ?? []),
    {
      id: 'go-create',
      group: 'Go to',
      label: 'Create',
      words: 'wizards home',
      icon: IconPlus,
      perform: go('/create'),
    },
    {
      id: 'go-projects',
      group: 'Go to',
      label: 'Projects',
      words: 'videos list',
      icon: IconMovie,
      perform: go('/projects'),
    },
    {
      id: 'go-catalogue',
      group: 'Go to',
      label: 'Effects, transitions and fonts',
      words: 'catalogue everything that moves motion filters overlays',
      icon: IconSparkles,
      perform: go('/catalogue'),
    },
    {
      id: 'open-project',
      group: 'Go to',
      label: 'Open a project…',
      words: 'find videos',
      icon: IconFolderOpen,
      perform: () => openProjects(),
    },
    {
      id: 'new-video',
      group: 'Create',
      label: 'Create new video',
      icon: IconPlus,
      perform: go('/create'),
    },
    ...ofOwner,
    ...account,
    {
      id: 'light',
      group: 'Colors',
      label: 'Light',
      words: 'day mode scheme theme',
      icon: IconSun,
      perform: () => setColorScheme('light'),
    },
    {
      id: 'dark',
      group: 'Colors',
      label: 'Dark',
      words: 'night mode scheme theme',
      icon: IconMoon,
      perform: () => setColorScheme('dark'),
    },
    {
      id: 'auto',
      group: 'Colors',
      label: 'Same as system',
      words: 'auto mode scheme theme',
      icon: IconDeviceDesktop,
      perform: () => setColorScheme('auto'),
    },
    {
      id: 'shortcuts',
      group: 'Help',
      label: 'Keyboard shortcuts',
      words: 'keys',
      icon: IconKeyboard,
      keys: ['?'],
      perform: () => shortcutsDialog.set(true),
    },
    {
      id: 'support',
      group: 'Help',
      label: 'Help and support',
      words: 'contact question',
      icon: IconLifebuoy,
      perform: () => location.assign('/support'),
    },
  ];
}
