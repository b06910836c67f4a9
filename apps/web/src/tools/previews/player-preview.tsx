import classes from '../../video-types/previews/preview.module.css';

export function PlayerPreview() {
  return (
    <>
      <rect width="160" height="90" fill="var(--rw-art-ink)" />
      <path d="M70 24v28l24-14z" fill="var(--rw-art-snow)" />
      <rect x="12" y="78" width="136" height="4" rx="2" fill="var(--rw-art-mist)" opacity="0.4" />
      <rect x="12" y="78" width="58" height="4" rx="2" fill="var(--rw-art-amber)" />
      <g className={`${classes.moves} ${classes.left}`}>
        <rect x="98" y="54" width="50" height="16" rx="5" fill="var(--rw-art-amber)" />
        <rect x="107" y="60" width="32" height="4" rx="2" fill="var(--rw-art-ink)" />
      </g>
    </>
  );
}
