import { IconMoon, IconSun } from '@tabler/icons-react';
import { Icon } from '../theme/icon.tsx';
import { BrandMark } from '../ui/brand-mark.tsx';
import classes from './site-header.module.css';
import { StartLink } from './start-link.tsx';
import { usePageScheme } from './use-page-scheme.ts';

export interface SiteLink {
  readonly href: string;
  readonly label: string;
}

const PAGES: readonly SiteLink[] = [
  { href: '/pricing', label: 'Pricing' },
  { href: '/support', label: 'Help' },
  { href: '/docs', label: 'Documentation' },
];

interface SiteHeaderProps {
  /** The public pages unless told. */
  readonly links?: readonly SiteLink[];
}

export function SiteHeader({ links = PAGES }: SiteHeaderProps) {
  const [scheme, toggleScheme] = usePageScheme();
  const label = scheme === 'dark' ? 'Use light colours' : 'Use dark colours';
  return (
    <header className={classes.header}>
      <div className={classes.row}>
        <a href="/" className={classes.brand} aria-label="Reelwright, front page">
          <BrandMark className={classes.mark} />
          Reelwright
        </a>
        <nav aria-label="Main" className={classes.links}>
          {links.map(({ href, label }) => (
            <a key={href} href={href} aria-current={isHere(href) ? 'page' : undefined}>
              {label}
            </a>
          ))}
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

/** Whether a link leads to this page, or to the section that it is part of. */
function isHere(href: string): boolean {
  return location.pathname === href || location.pathname.startsWith(`${href}/`);
}
