import { UnstyledButton } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { NavLink } from 'react-router';
import { Icon } from '../theme/icon.tsx';
import classes from './bottom-bar.module.css';
import type { NavItem } from './nav-item.ts';

interface BottomBarProps {
  readonly items: readonly NavItem[];
  readonly onMore: () => void;
}

/** Within reach of a thumb: the places used most, and More for the rest. */
export function BottomBar({ items, onMore }: BottomBarProps) {
  return (
    <nav aria-label="Quick" className={classes.bar}>
      {items
        .filter((item) => item.inBottomBar)
        .map((item) => (
          <NavLink key={item.id} to={item.to} className={classes.item ?? ''}>
            <Icon shape={item.icon} />
            {item.label}
          </NavLink>
        ))}
      <UnstyledButton className={classes.item} onClick={onMore} aria-haspopup="dialog">
        <Icon shape={IconMenu2} />
        More
      </UnstyledButton>
    </nav>
  );
}
