import { IconMenu2 } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { SchemeSwitch } from './scheme-switch.tsx';
import classes from './shell-header.module.css';

interface ShellHeaderProps {
  readonly title: string;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly search?: ReactNode;
  readonly actions?: ReactNode;
  readonly onMenu: () => void;
}

export function ShellHeader({ title, headingRef, search, actions, onMenu }: ShellHeaderProps) {
  return (
    <header className={classes.header}>
      <span className={classes.menu}>
        <IconButton label="Menu" icon={IconMenu2} hintSide="bottom" onClick={onMenu} />
      </span>
      <h1 ref={headingRef} tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      {search}
      <SchemeSwitch />
      {actions}
    </header>
  );
}
