import classes from './preview.module.css';

export function ThumbnailPreview() {
  return (
    <>
      <rect width="160" height="90" fill="var(--rw-art-amber)" />
      <path d="M0 90l52-90H0z" fill="var(--rw-art-clay)" />
      <circle cx="132" cy="50" r="18" fill="var(--rw-art-cream)" />
      <path d="M122 47q10-10 20 0" stroke="var(--rw-art-ink)" strokeWidth="3" fill="none" />
      <circle cx="132" cy="56" r="4" fill="var(--rw-art-ink)" />
      <text
        x="10"
        y="56"
        fill="var(--rw-art-snow)"
        className={`${classes.big} ${classes.moves} ${classes.grow}`}
      >
        WOW
      </text>
    </>
  );
}
