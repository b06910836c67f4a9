import { IconLayoutGrid, IconPlus } from '@tabler/icons-react';
import { Outlet, useMatches, useNavigation } from 'react-router';
import { AppShell } from '../shell/app-shell.tsx';
import type { NavItem } from '../shell/nav-item.ts';
import classes from './members-shell.module.css';
import { isPageHandle } from './page-handle.ts';

const NAV_ITEMS: readonly NavItem[] = [
  { id: 'create', label: 'Create', icon: IconPlus, to: '/create', inBottomBar: true },
  {
    id: 'building-blocks',
    label: 'Building blocks',
    icon: IconLayoutGrid,
    to: '/building-blocks',
    inBottomBar: true,
  },
];

export function MembersShell() {
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isPageHandle);
  const isOnTheWay = useNavigation().state === 'loading';
  return (
    <AppShell items={NAV_ITEMS} title={handle?.title}>
      {isOnTheWay && <div className={classes.onTheWay} role="status" aria-label="Loading.." />}
      <Outlet />
    </AppShell>
  );
}
