import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { BrandLink } from './brand-link.tsx';
import type { NavItem } from './nav-item.ts';
import { NavTree } from './nav-tree.tsx';
import classes from './sidebar.module.css';

interface SidebarProps {
  readonly items: readonly NavItem[];
  readonly isCollapsed: boolean;
  readonly onToggle: () => void;
  /** The plan and what is left of it. Hidden while collapsed. */
  readonly footer?: ReactNode;
}

export function Sidebar({ items, isCollapsed, onToggle, footer }: SidebarProps) {
  return (
    <aside className={classes.sidebar} data-collapsed={isCollapsed || undefined}>
      <BrandLink isCollapsed={isCollapsed} />
      <nav aria-label="Main" className={classes.nav}>
        <NavTree items={items} isCollapsed={isCollapsed} onExpand={onToggle} />
      </nav>
      {footer && !isCollapsed && <div className={classes.footer}>{footer}</div>}
      <div className={classes.toggle}>
        <IconButton
          label={isCollapsed ? 'Expand sidebar' : 'Collapse sidebar'}
          icon={isCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse}
          hintSide="right"
          aria-expanded={!isCollapsed}
          onClick={onToggle}
        />
      </div>
    </aside>
  );
}
