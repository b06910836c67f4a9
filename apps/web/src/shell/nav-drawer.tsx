import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { BrandLink } from './brand-link.tsx';
import classes from './nav-drawer.module.css';
import type { NavItem } from './nav-item.ts';
import { NavTree } from './nav-tree.tsx';

interface NavDrawerProps {
  readonly items: readonly NavItem[];
  readonly footer?: ReactNode;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The sidebar of narrow screens. */
export function NavDrawer({ items, footer, isOpen, onClose }: NavDrawerProps) {
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      size="var(--rw-sidebar-width)"
      title={<BrandLink />}
      classNames={{ content: classes.drawer ?? '', body: classes.body ?? '' }}
    >
      <nav aria-label="Main">
        <NavTree items={items} onNavigate={onClose} />
      </nav>
      {footer && <div className={classes.footer}>{footer}</div>}
    </Drawer>
  );
}
