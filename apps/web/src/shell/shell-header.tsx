import { IconMenu2 } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import { useStore } from '../store/use-store.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { pageSubject } from './page-subject.ts';
import { SchemeSwitch } from './scheme-switch.tsx';
import classes from './shell-header.module.css';

interface ShellHeaderProps {
  readonly title: string;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  /** The page has a head of its own: only its name is left, for those who cannot see that it changed. */
  readonly onlyTitle: boolean;
  readonly search?: ReactNode;
  readonly actions?: ReactNode;
  readonly onMenu: () => void;
}

export function ShellHeader(props: ShellHeaderProps) {
  const { title, headingRef, onlyTitle, search, actions, onMenu } = props;
  const subject = useStore(pageSubject);
  return (
    <header className={classes.header} data-only-title={onlyTitle || undefined}>
      {!onlyTitle && (
        <span className={classes.menu}>
          <IconButton label="Menu" icon={IconMenu2} hintSide="bottom" onClick={onMenu} />
        </span>
      )}
      <h1 ref={headingRef} tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      {!onlyTitle && (
        <>
          {subject && (
            <p className={classes.subject} title={subject} dir="auto">
              {subject}
            </p>
          )}
          <span className={classes.space} />
          {search}
          <SchemeSwitch />
          {actions}
        </>
      )}
    </header>
  );
}
