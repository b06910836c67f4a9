import classes from './preview.module.css';

export function QuizPreview() {
  return (
    <>
      <rect width="160" height="90" fill="var(--rw-art-iris)" />
      <rect x="24" y="14" width="80" height="7" rx="3.5" fill="var(--rw-art-snow)" />
      <circle cx="132" cy="18" r="9" fill="none" stroke="var(--rw-art-lilac)" strokeWidth="3" />
      <path
        d="M132 9a9 9 0 0 1 9 9"
        fill="none"
        stroke="var(--rw-art-amber)"
        strokeWidth="3"
        className={classes.tick}
        style={{ transformOrigin: '132px 18px' }}
      />
      <rect x="24" y="36" width="54" height="16" rx="5" fill="var(--rw-art-snow)" opacity="0.28" />
      <rect
        x="84"
        y="36"
        width="54"
        height="16"
        rx="5"
        fill="var(--rw-art-mint)"
        className={`${classes.moves} ${classes.grow}`}
      />
      <rect x="24" y="58" width="54" height="16" rx="5" fill="var(--rw-art-snow)" opacity="0.28" />
      <rect x="84" y="58" width="54" height="16" rx="5" fill="var(--rw-art-snow)" opacity="0.28" />
      <path
        d="m106 44 4 4 7-8"
        fill="none"
        stroke="var(--rw-art-ink)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}
