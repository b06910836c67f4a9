import { brand } from '../brand/brand.ts';
import { StartLink } from '../site/start-link.tsx';
import { usePageScheme } from '../site/use-page-scheme.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import classes from './not-found-page.module.css';

/** What the server shows for an address that leads nowhere. */
export function NotFoundPage() {
  usePageScheme();
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <a href="/" className={classes.brand}>
          <BrandMark className={classes.mark} />
          {brand.name}
        </a>
      </header>
      <main className={classes.main}>
        <h1 className={classes.hidden}>Page not found</h1>
        <EmptyState
          illustration="search"
          title="There is nothing at this address"
          action={<StartLink />}
          secondAction={
            <a href="/" className={classes.link}>
              Front page
            </a>
          }
        >
          The link may be old or mistyped. Your videos are safe, right where you left them.
        </EmptyState>
      </main>
    </div>
  );
}
