import type { ReactNode } from 'react';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader, type SiteLink } from './site-header.tsx';
import classes from './site-page.module.css';

interface SitePageProps {
  readonly links?: readonly SiteLink[];
  readonly children: ReactNode;
}

/** The frame around every page that needs no account. */
export function SitePage({ links, children }: SitePageProps) {
  return (
    <>
      <a href="#main" className={classes.skip}>
        Skip to content
      </a>
      <SiteHeader {...(links && { links })} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
