import { brand } from '../brand/brand.ts';
import classes from './owner-notice.module.css';

/** For whoever opened the address that the start prints: what it did, and what comes next. */
export function OwnerNotice() {
  if (new URLSearchParams(location.search).get('owner') !== 'next') return null;
  return (
    <aside className={classes.notice} aria-label="For the owner">
      <p>
        <strong>You opened the owner’s address.</strong> The account you use in this browser next
        will own this {brand.name}: HD, no watermark and every setting.
      </p>
      <a href="/members.html?view=signup" className={classes.go}>
        Create the owner’s account
      </a>
    </aside>
  );
}
