import classes from './preview.module.css';

export function ScreenshotPreview() {
  return (
    <>
      <rect width="160" height="90" fill="var(--rw-art-leaf)" />
      <rect x="30" y="16" width="100" height="74" rx="6" fill="var(--rw-art-snow)" />
      <circle cx="38" cy="23" r="2" fill="var(--rw-art-clay)" />
      <circle cx="45" cy="23" r="2" fill="var(--rw-art-amber)" />
      <circle cx="52" cy="23" r="2" fill="var(--rw-art-leaf)" />
      <g className={`${classes.moves} ${classes.up}`}>
        <rect x="40" y="34" width="80" height="22" rx="3" fill="var(--rw-art-mint)" />
        <rect x="40" y="62" width="52" height="4" rx="2" fill="var(--rw-art-ink)" />
        <rect x="40" y="71" width="74" height="3" rx="1.5" fill="var(--rw-art-sand)" />
        <rect x="40" y="78" width="66" height="3" rx="1.5" fill="var(--rw-art-sand)" />
      </g>
    </>
  );
}
