import { IconMoon, IconSun } from '@tabler/icons-react';
import { Icon } from '../theme/icon.tsx';
import { BrandMark } from '../ui/brand-mark.tsx';
import classes from './site-header.module.css';
import { StartLink } from './start-link.tsx';
import { usePageScheme } from './use-page-scheme.ts';

export function SiteHeader() {
  const [scheme, toggleScheme] = usePageScheme();
  const label = scheme === 'dark' ? 'Use light colours' : 'Use dark colours';
  return (
    <header className={classes.header}>
      <div className={classes.row}>
        <a href="/" className={classes.brand} aria-label="Reelwright, front page">
          <BrandMark className={classes.mark} />
          Reelwright
        </a>
        <nav aria-label="On this page" className={classes.links}>
          <a href="#how">How it works</a>
          <a href="#types">Video types</a>
          <a href="#own-machine">Your machine</a>
        </nav>
        <button
          type="button"
          className={classes.scheme}
          onClick={toggleScheme}
          aria-label={label}
          title={label}
        >
          <Icon shape={scheme === 'dark' ? IconSun : IconMoon} />
        </button>
        <StartLink size="small" />
      </div>
    </header>
  );
}
