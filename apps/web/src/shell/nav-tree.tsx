import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { Icon } from '../theme/icon.tsx';
import { Hint } from '../ui/hint.tsx';
import type { NavItem } from './nav-item.ts';
import classes from './nav-tree.module.css';

interface NavTreeProps {
  readonly items: readonly NavItem[];
  /** Icons only; the labels become hints. */
  readonly isCollapsed?: boolean;
  /** A branch has no room to fold open in a collapsed sidebar: it asks for the room first. */
  readonly onExpand?: () => void;
  readonly onNavigate?: () => void;
}

export function NavTree({ items, isCollapsed = false, onExpand, onNavigate }: NavTreeProps) {
  return (
    <ul className={classes.tree}>
      {items.map((item) => (
        <li key={item.id}>
          {item.children ? (
            <Branch
              item={item}
              isCollapsed={isCollapsed}
              onExpand={onExpand}
              onNavigate={onNavigate}
            />
          ) : (
            <Leaf item={item} isCollapsed={isCollapsed} onNavigate={onNavigate} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface LeafProps {
  readonly item: Omit<NavItem, 'children'>;
  readonly isCollapsed: boolean;
  readonly onNavigate: (() => void) | undefined;
}

function Leaf({ item, isCollapsed, onNavigate }: LeafProps) {
  return (
    <Hint label={item.label} side="right" disabled={!isCollapsed}>
      <NavLink
        to={item.to}
        className={classes.item ?? ''}
        onClick={onNavigate}
        aria-label={item.label}
      >
        <Icon shape={item.icon} />
        <span className={classes.label} data-hidden={isCollapsed || undefined}>
          {item.label}
        </span>
      </NavLink>
    </Hint>
  );
}

interface BranchProps {
  readonly item: NavItem;
  readonly isCollapsed: boolean;
  readonly onExpand: (() => void) | undefined;
  readonly onNavigate: (() => void) | undefined;
}

function Branch({ item, isCollapsed, onExpand, onNavigate }: BranchProps) {
  const id = useId();
  const { pathname } = useLocation();
  const holdsCurrent = item.children?.some((child) => pathname.startsWith(child.to)) ?? false;
  const [isOpen, setOpen] = useState(holdsCurrent);
  const showsChildren = isOpen && !isCollapsed;
  const toggle = () => {
    if (isCollapsed) onExpand?.();
    setOpen(isCollapsed || !isOpen);
  };
  return (
    <>
      <Hint label={item.label} side="right" disabled={!isCollapsed}>
        <UnstyledButton
          className={classes.item}
          onClick={toggle}
          aria-label={item.label}
          aria-expanded={showsChildren}
          aria-controls={id}
        >
          <Icon shape={item.icon} />
          <span className={classes.label} data-hidden={isCollapsed || undefined}>
            {item.label}
            <Icon shape={IconChevronDown} sizePx={16} className={classes.chevron} />
          </span>
        </UnstyledButton>
      </Hint>
      <ul id={id} className={classes.children} hidden={!showsChildren}>
        {item.children?.map((child) => (
          <li key={child.id}>
            <Leaf item={child} isCollapsed={false} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </>
  );
}
