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
      {/* "vs" in strokes: letters would be read out as part of whatever button shows the picture. */}
      <path
        d="M73.6 37.6l2.7 6.2 2.7-6.2M87 38.8c-.6-.8-1.5-1.2-2.5-1.2-1.3 0-2.2.6-2.2 1.6 0 2.2 4.9 1 4.9 3.2 0 1.1-1 1.7-2.4 1.7-1.1 0-2.1-.4-2.7-1.3"
        fill="none"
        stroke="var(--rw-art-snow)"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}
