import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { User } from '@reelwright/contract';
import {
  IconBook,
  IconCoins,
  IconCreditCard,
  IconDatabase,
  IconDeviceLaptop,
  IconLogin,
  IconLogout,
  IconSettings,
  IconUser,
  IconUserPlus,
} from '@tabler/icons-react';
import { logOut } from '../account/actions.ts';
import { accountPopup, billingPopup, openAuth } from '../account/popups.ts';
import { DropdownMenu, type MenuEntry } from '../ui/dropdown-menu.tsx';
import classes from './avatar-menu.module.css';
import { initials } from './initials.ts';

interface AvatarMenuProps {
  readonly user: User;
}

export function AvatarMenu({ user }: AvatarMenuProps) {
  const name = user.guest ? 'Guest' : user.name || user.email;
  return (
    <DropdownMenu
      entries={entriesFor(user)}
      heading={
        <span className={classes.who}>
          <strong className={classes.name}>{name}</strong>
          {user.guest ? (
            <span>Sign up to save your work</span>
          ) : (
            user.name && <span className={classes.email}>{user.email}</span>
          )}
        </span>
      }
    >
      <UnstyledButton className={classes.avatar}>
        <span aria-hidden="true">{user.guest ? 'G' : initials(user.name, user.email)}</span>
        <VisuallyHidden>Account of {name}</VisuallyHidden>
      </UnstyledButton>
    </DropdownMenu>
  );
}

function entriesFor(user: User): readonly MenuEntry[] {
  if (user.guest) return guestEntries;
  return [
    ...(user.admin ? adminEntries : []),
    ...(user.access.owner ? ownerEntries : []),
    ...memberEntries,
  ];
}

/** Of those who look after the installation. */
const adminEntries = [
  { id: 'settings', label: 'Settings', icon: IconSettings, href: '#/settings/connections' },
];

/** Of whoever owns the installation. */
const ownerEntries = [
  { id: 'knowledge', label: 'Knowledge', icon: IconBook, href: '#/knowledge' },
  { id: 'affiliate-desk', label: 'Affiliate desk', icon: IconCoins, href: '#/affiliate-desk' },
];

const memberEntries = [
  { id: 'profile', label: 'Profile', icon: IconUser, onSelect: () => accountPopup.set('profile') },
  {
    id: 'billing',
    label: 'Billing',
    icon: IconCreditCard,
    onSelect: () => billingPopup.set(true),
  },
  {
    id: 'devices',
    label: 'Devices',
    icon: IconDeviceLaptop,
    onSelect: () => accountPopup.set('devices'),
  },
  {
    id: 'data',
    label: 'Your data',
    icon: IconDatabase,
    onSelect: () => accountPopup.set('data'),
  },
  { id: 'log-out', label: 'Log out', icon: IconLogout, onSelect: () => void logOut() },
];

const guestEntries = [
  {
    id: 'sign-up',
    label: 'Create a free account',
    icon: IconUserPlus,
    onSelect: () => void openAuth({ view: 'signup' }),
  },
  {
    id: 'log-in',
    label: 'Log in',
    icon: IconLogin,
    onSelect: () => void openAuth({ view: 'login' }),
  },
];
