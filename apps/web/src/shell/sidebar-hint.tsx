import { brand } from '../brand/brand.ts';
import { Icon } from '../theme/icon.tsx';
import { BrandMark } from '../ui/brand-mark.tsx';
import type { NavItem } from './nav-item.ts';
import classes from './sidebar-hint.module.css';

interface SidebarHintProps {
  readonly items: readonly NavItem[];
}

/** A glimpse of the sidebar. It can't be touched or read aloud: it only shows that there is one. */
export function SidebarHint({ items }: SidebarHintProps) {
  return (
    <div className={classes.hint} aria-hidden="true" inert>
      <span className={classes.brand}>
        <BrandMark className={classes.mark} />
        {brand.name}
      </span>
      {items.map((item) => (
        <span key={item.id} className={classes.item}>
          <Icon shape={item.icon} />
          {item.label}
        </span>
      ))}
    </div>
  );
}
