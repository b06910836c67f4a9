import classes from './preview.module.css';

export function AffiliatePreview() {
  return (
    <>
      <rect width="160" height="90" fill="var(--rw-art-amber)" />
      <g className={`${classes.moves} ${classes.up}`}>
        <rect x="26" y="34" width="48" height="36" rx="4" fill="var(--rw-art-cream)" />
        <rect x="22" y="26" width="56" height="14" rx="3" fill="var(--rw-art-snow)" />
        <rect x="46" y="26" width="8" height="44" fill="var(--rw-art-clay)" />
        <path
          d="M50 26c-14-2-14-14-4-12 4 1 4 8 4 12zm0 0c14-2 14-14 4-12-4 1-4 8-4 12z"
          fill="none"
          stroke="var(--rw-art-clay)"
          strokeWidth="3"
        />
      </g>
      <g fill="var(--rw-art-ink)">
        <path d="m100 22 2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.7-5 2.7 1.1-5.5L92 27.7l5.6-.7zM120 22l2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.7-5 2.7 1.1-5.5-4.1-3.8 5.6-.7zM140 22l2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.7-5 2.7 1.1-5.5-4.1-3.8 5.6-.7z" />
      </g>
      <rect x="93" y="46" width="54" height="5" rx="2.5" fill="var(--rw-art-ink)" />
      <rect x="93" y="56" width="40" height="5" rx="2.5" fill="var(--rw-art-ink)" opacity="0.5" />
    </>
  );
}
