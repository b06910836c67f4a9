import { IconMenu2, IconMoon, IconSun } from '@tabler/icons-react';
import { useRef } from 'react';
import { brand } from '../brand/brand.ts';
import { Icon } from '../theme/icon.tsx';
import { BrandMark } from '../ui/brand-mark.tsx';
import classes from './site-header.module.css';
import { StartLink } from './start-link.tsx';
import { usePageScheme } from './use-page-scheme.ts';
import { useSiteVisitor } from './use-site-visitor.ts';

export interface SiteLink {
  readonly href: string;
  readonly label: string;
}

/** Straight to the form; whoever is signed in already just goes in. */
const logIn: SiteLink = { href: '/members.html?view=login', label: 'Log in' };
const myVideos: SiteLink = { href: '/members.html#/projects', label: 'My videos' };

const sitePages: readonly SiteLink[] = [
  { href: '/pricing', label: 'Pricing' },
  { href: '/support', label: 'Help' },
  { href: '/docs', label: 'Documentation' },
];

interface SiteHeaderProps {
  /** The public pages unless told. */
  readonly links?: readonly SiteLink[];
}

export function SiteHeader({ links = sitePages }: SiteHeaderProps) {
  const [scheme, toggleScheme] = usePageScheme();
  const way = useSiteVisitor().state === 'stranger' ? logIn : myVideos;
  const label = scheme === 'dark' ? 'Use light colors' : 'Use dark colors';
  return (
    <header className={classes.header}>
      <div className={classes.row}>
        <a href="/" className={classes.brand} aria-label={`${brand.name}, front page`}>
          <BrandMark className={classes.mark} />
          {brand.name}
        </a>
        <nav aria-label="Main" className={classes.links}>
          <Links links={links} />
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
        <a href={way.href} className={classes.logIn}>
          {way.label}
        </a>
        <StartLink size="small" />
        <Menu links={[...links, way]} />
      </div>
    </header>
  );
}

/** The same links where there is no room for them in a row. Browsers open and close it by themselves. */
function Menu({ links }: Required<SiteHeaderProps>) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');
  return (
    <details
      ref={menu}
      className={classes.menu}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
    >
      <summary className={classes.scheme} aria-label="Menu" title="Menu">
        <Icon shape={IconMenu2} />
      </summary>
      <nav aria-label="Menu" className={classes.sheet}>
        <Links links={links} onFollow={close} />
      </nav>
    </details>
  );
}

interface LinksProps extends Required<SiteHeaderProps> {
  readonly onFollow?: () => void;
}

function Links({ links, onFollow }: LinksProps) {
  return links.map(({ href, label }) => (
    <a
      key={href}
      href={href}
      aria-current={isHere(href) ? 'page' : undefined}
      {...(onFollow && { onClick: onFollow })}
    >
      {label}
    </a>
  ));
}

/** Whether a link leads to this page, or to the section that it is part of. */
function isHere(href: string): boolean {
  return location.pathname === href || location.pathname.startsWith(`${href}/`);
}
