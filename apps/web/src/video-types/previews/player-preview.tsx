import classes from './preview.module.css';

export function PlayerPreview() {
  return (
    <>
      <rect width="160" height="90" fill="var(--rw-art-ink)" />
      <rect x="24" y="12" width="112" height="63" rx="6" fill="var(--rw-art-clay)" />
      <g className={`${classes.moves} ${classes.grow}`}>
        <circle cx="80" cy="40" r="13" fill="var(--rw-art-snow)" />
        <path d="M76 34v12l10-6z" fill="var(--rw-art-clay)" />
      </g>
      <rect x="32" y="66" width="66" height="3" rx="1.5" fill="var(--rw-art-sand)" />
      <rect x="32" y="66" width="26" height="3" rx="1.5" fill="var(--rw-art-snow)" />
      <rect x="104" y="60" width="26" height="10" rx="5" fill="var(--rw-art-amber)" />
    </>
  );
}
