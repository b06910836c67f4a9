import classes from './preview.module.css';

export function TopTenPreview() {
  return (
    <>
      <rect width="160" height="90" fill="var(--rw-art-cream)" />
      <rect width="78" height="90" fill="var(--rw-art-clay)" />
      {/* "10" in strokes, not letters: see ComparisonPreview. */}
      <g
        className={`${classes.moves} ${classes.grow}`}
        fill="none"
        stroke="var(--rw-art-cream)"
        strokeWidth="5.5"
      >
        <path d="M24.5 38.5l7-4.5v25" strokeLinejoin="round" />
        <rect x="39.5" y="35" width="13.5" height="22" rx="6.75" />
      </g>
      <g className={`${classes.moves} ${classes.left}`}>
        <rect x="92" y="24" width="52" height="7" rx="3.5" fill="var(--rw-art-ink)" />
        <rect x="92" y="38" width="44" height="5" rx="2.5" fill="var(--rw-art-sand)" />
        <rect x="92" y="48" width="50" height="5" rx="2.5" fill="var(--rw-art-sand)" />
        <rect x="92" y="58" width="30" height="5" rx="2.5" fill="var(--rw-art-sand)" />
      </g>
    </>
  );
}
