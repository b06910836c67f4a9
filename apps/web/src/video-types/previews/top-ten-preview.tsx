import classes from './preview.module.css';

export function TopTenPreview() {
  return (
    <>
      <rect width="160" height="90" fill="var(--rw-art-cream)" />
      <rect width="78" height="90" fill="var(--rw-art-clay)" />
      <text
        x="39"
        y="58"
        textAnchor="middle"
        fill="var(--rw-art-cream)"
        className={`${classes.big} ${classes.moves} ${classes.grow}`}
      >
        10
      </text>
      <g className={`${classes.moves} ${classes.left}`}>
        <rect x="92" y="24" width="52" height="7" rx="3.5" fill="var(--rw-art-ink)" />
        <rect x="92" y="38" width="44" height="5" rx="2.5" fill="var(--rw-art-sand)" />
        <rect x="92" y="48" width="50" height="5" rx="2.5" fill="var(--rw-art-sand)" />
        <rect x="92" y="58" width="30" height="5" rx="2.5" fill="var(--rw-art-sand)" />
      </g>
    </>
  );
}
