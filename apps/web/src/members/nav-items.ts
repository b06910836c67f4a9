import { IconCoins, IconFolder, IconMovie, IconPlus } from '@tabler/icons-react';
import type { NavItem } from '../shell/nav-item.ts';

/** The places there are. A place joins when its page does. */
export const navItems: readonly NavItem[] = [
  { id: 'create', label: 'Create', icon: IconPlus, to: '/create', inBottomBar: true },
  { id: 'projects', label: 'Projects', icon: IconMovie, to: '/projects', inBottomBar: true },
  { id: 'storage', label: 'Storage', icon: IconFolder, to: '/storage', inBottomBar: true },
  { id: 'affiliates', label: 'Affiliates', icon: IconCoins, to: '/affiliates' },
];
