import classes from './preview.module.css';

export function ComparisonPreview() {
  return (
    <>
      <rect width="80" height="90" fill="var(--rw-art-mist)" />
      <rect x="80" width="80" height="90" fill="var(--rw-art-sand)" />
      <g className={`${classes.moves} ${classes.down}`}>
        <rect x="27" y="20" width="26" height="38" rx="6" fill="var(--rw-art-sky)" />
        <rect x="32" y="26" width="16" height="20" rx="3" fill="var(--rw-art-snow)" />
      </g>
      <g className={`${classes.moves} ${classes.up}`}>
        <circle cx="120" cy="39" r="18" fill="var(--rw-art-clay)" />
        <circle cx="120" cy="39" r="9" fill="var(--rw-art-cream)" />
      </g>
      <rect x="22" y="68" width="36" height="5" rx="2.5" fill="var(--rw-art-sky)" />
      <rect x="96" y="68" width="48" height="5" rx="2.5" fill="var(--rw-art-clay)" />
      <circle cx="80" cy="40" r="12" fill="var(--rw-art-ink)" />
      <text x="80" y="43.5" textAnchor="middle" fill="var(--rw-art-snow)" className={classes.small}>
        vs
      </text>
    </>
  );
}
