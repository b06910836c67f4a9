import classes from './preview.module.css';

export function NewsPreview() {
  return (
    <>
      <rect width="160" height="90" fill="var(--rw-art-sky)" />
      <circle cx="112" cy="38" r="24" fill="var(--rw-art-mist)" />
      <path
        d="M88 38h48M112 14c-14 14-14 34 0 48M112 14c14 14 14 34 0 48"
        fill="none"
        stroke="var(--rw-art-sky)"
        strokeWidth="2"
      />
      <rect x="16" y="22" width="24" height="9" rx="2" fill="var(--rw-art-clay)" />
      <rect x="16" y="37" width="58" height="7" rx="3.5" fill="var(--rw-art-ink)" />
      <rect x="16" y="49" width="44" height="7" rx="3.5" fill="var(--rw-art-ink)" />
      <rect y="72" width="160" height="18" fill="var(--rw-art-ink)" />
      <g className={classes.ticker} fill="var(--rw-art-snow)">
        <rect x="12" y="79" width="46" height="4" rx="2" />
        <rect x="66" y="79" width="26" height="4" rx="2" />
        <rect x="100" y="79" width="52" height="4" rx="2" />
        <rect x="160" y="79" width="30" height="4" rx="2" />
        <rect x="198" y="79" width="40" height="4" rx="2" />
      </g>
    </>
  );
}
