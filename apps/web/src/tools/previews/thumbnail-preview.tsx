import classes from '../../video-types/previews/preview.module.css';

export function ThumbnailPreview() {
  return (
    <>
      <rect width="160" height="90" fill="var(--rw-art-sky)" />
      <circle cx="118" cy="34" r="16" fill="var(--rw-art-amber)" />
      <path d="M60 90 96 48l22 26 16-16 26 32z" fill="var(--rw-art-leaf)" />
      <rect width="84" height="90" fill="var(--rw-art-ink)" opacity="0.82" />
      <rect width="5" height="90" fill="var(--rw-art-clay)" />
      <g className={`${classes.moves} ${classes.left}`}>
        <rect x="16" y="20" width="56" height="13" rx="3" fill="var(--rw-art-snow)" />
        <rect x="16" y="39" width="44" height="13" rx="3" fill="var(--rw-art-snow)" />
        <rect x="16" y="58" width="50" height="13" rx="3" fill="var(--rw-art-amber)" />
      </g>
    </>
  );
}
