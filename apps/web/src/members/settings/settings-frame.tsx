import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import layout from '../page-layout.module.css';
import classes from './settings.module.css';

/** The pages of the desk, in the order in which an installation is looked after. */
const pages = [
  { to: '/settings/connections', label: 'Connections' },
  { to: '/settings/people', label: 'People' },
  { to: '/settings/looks', label: 'Looks' },
  { to: '/settings/health', label: 'Health' },
  { to: '/settings/version', label: 'What’s new' },
] as const;

interface SettingsFrameProps {
  readonly intro: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** What the pages of the desk share: the way from one to the next, and a sentence about this one. */
export function SettingsFrame({ intro, actions, children }: SettingsFrameProps) {
  return (
    <div className={layout.page}>
      <nav aria-label="Settings" className={classes.tabs}>
        {pages.map(({ to, label }) => (
          <NavLink key={to} to={to} className={classes.tab ?? ''}>
            {label}
          </NavLink>
        ))}
      </nav>
      <div className={layout.head}>
        <p className={classes.intro}>{intro}</p>
        {actions}
      </div>
      {children}
    </div>
  );
}
