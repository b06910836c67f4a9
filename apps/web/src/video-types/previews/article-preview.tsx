import classes from './preview.module.css';

export function ArticlePreview() {
  return (
    <>
      <rect width="160" height="90" fill="var(--rw-art-mint)" />
      <g className={`${classes.moves} ${classes.left}`}>
        <rect x="22" y="14" width="56" height="66" rx="5" fill="var(--rw-art-snow)" />
        <rect x="30" y="24" width="32" height="6" rx="3" fill="var(--rw-art-ink)" />
        <rect x="30" y="37" width="40" height="3" rx="1.5" fill="var(--rw-art-mint)" />
        <rect x="30" y="44" width="40" height="3" rx="1.5" fill="var(--rw-art-mint)" />
        <rect x="30" y="51" width="34" height="3" rx="1.5" fill="var(--rw-art-mint)" />
        <rect x="30" y="58" width="40" height="3" rx="1.5" fill="var(--rw-art-mint)" />
        <rect x="30" y="65" width="22" height="3" rx="1.5" fill="var(--rw-art-mint)" />
      </g>
      <path
        d="M84 47h12m-5-5 5 5-5 5"
        fill="none"
        stroke="var(--rw-art-ink)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g className={`${classes.moves} ${classes.right}`}>
        <rect x="102" y="32" width="44" height="30" rx="5" fill="var(--rw-art-ink)" />
        <path d="M120 41v12l10-6z" fill="var(--rw-art-snow)" />
      </g>
    </>
  );
}
