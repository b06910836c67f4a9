import classes from '../../video-types/previews/preview.module.css';

export function ScreenshotPreview() {
  return (
    <>
      <rect width="160" height="90" fill="var(--rw-art-mist)" />
      <rect x="36" y="12" width="88" height="58" rx="5" fill="var(--rw-art-ink)" />
      <rect x="40" y="16" width="80" height="50" rx="2" fill="var(--rw-art-snow)" />
      <g className={`${classes.moves} ${classes.left}`}>
        <rect x="46" y="22" width="68" height="16" rx="2" fill="var(--rw-art-sky)" />
        <rect x="46" y="43" width="30" height="4" rx="2" fill="var(--rw-art-ink)" />
        <rect x="46" y="51" width="44" height="3" rx="1.5" fill="var(--rw-art-mint)" />
        <rect x="46" y="57" width="38" height="3" rx="1.5" fill="var(--rw-art-mint)" />
        <rect x="94" y="43" width="20" height="18" rx="2" fill="var(--rw-art-amber)" />
      </g>
      <path d="M24 72h112l-6 6H30z" fill="var(--rw-art-ink)" />
    </>
  );
}
