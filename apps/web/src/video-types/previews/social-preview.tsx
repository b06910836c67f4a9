import classes from './preview.module.css';

export function SocialPreview() {
  return (
    <>
      <rect width="160" height="90" fill="var(--rw-art-lilac)" />
      <rect x="56" y="8" width="48" height="74" rx="8" fill="var(--rw-art-ink)" />
      <rect x="60" y="12" width="40" height="66" rx="5" fill="var(--rw-art-iris)" />
      <g className={`${classes.moves} ${classes.up}`}>
        <rect x="65" y="56" width="30" height="5" rx="2.5" fill="var(--rw-art-snow)" />
        <rect x="65" y="65" width="20" height="4" rx="2" fill="var(--rw-art-lilac)" />
      </g>
      <g className={`${classes.moves} ${classes.grow}`}>
        <circle cx="112" cy="30" r="13" fill="var(--rw-art-snow)" />
        <path
          d="M112 36.5l-6-5.6a3.9 3.9 0 0 1 5.5-5.5l.5.5.5-.5a3.9 3.9 0 0 1 5.5 5.5z"
          fill="var(--rw-art-clay)"
        />
      </g>
      <g className={`${classes.moves} ${classes.left}`}>
        <rect x="22" y="48" width="40" height="18" rx="9" fill="var(--rw-art-snow)" />
        <rect x="31" y="55" width="22" height="4" rx="2" fill="var(--rw-art-sky)" />
      </g>
    </>
  );
}
