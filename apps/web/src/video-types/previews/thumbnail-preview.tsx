import classes from './preview.module.css';

export function ThumbnailPreview() {
  return (
    <>
      <rect width="160" height="90" fill="var(--rw-art-amber)" />
      <path d="M0 90l52-90H0z" fill="var(--rw-art-clay)" />
      <circle cx="116" cy="50" r="24" fill="var(--rw-art-cream)" />
      <path d="M104 46q12-12 24 0" stroke="var(--rw-art-ink)" strokeWidth="3" fill="none" />
      <circle cx="116" cy="56" r="5" fill="var(--rw-art-ink)" />
      <text
        x="14"
        y="56"
        fill="var(--rw-art-snow)"
        className={`${classes.big} ${classes.moves} ${classes.grow}`}
      >
        WOW
      </text>
    </>
  );
}
