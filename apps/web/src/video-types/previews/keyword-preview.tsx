import classes from './preview.module.css';

export function KeywordPreview() {
  return (
    <>
      <rect width="160" height="90" fill="var(--rw-art-lilac)" />
      <rect x="30" y="16" width="100" height="22" rx="11" fill="var(--rw-art-snow)" />
      <circle cx="45" cy="26" r="4.5" fill="none" stroke="var(--rw-art-ink)" strokeWidth="2" />
      <path
        d="m48.5 29.5 3.5 3.5"
        stroke="var(--rw-art-ink)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <rect x="58" y="24" width="34" height="6" rx="3" fill="var(--rw-art-ink)" />
      <g className={`${classes.moves} ${classes.down}`}>
        <rect x="20" y="50" width="36" height="24" rx="4" fill="var(--rw-art-iris)" />
        <rect x="62" y="50" width="36" height="24" rx="4" fill="var(--rw-art-leaf)" />
        <rect x="104" y="50" width="36" height="24" rx="4" fill="var(--rw-art-clay)" />
      </g>
    </>
  );
}
