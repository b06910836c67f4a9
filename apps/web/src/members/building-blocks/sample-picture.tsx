import classes from './sample-picture.module.css';

interface SamplePictureProps {
  readonly mood: 'day' | 'dusk' | 'night';
  readonly isLive?: boolean;
}

/** Something to look at where a video's picture would be. */
export function SamplePicture({ mood, isLive = false }: SamplePictureProps) {
  return (
    <svg
      viewBox="0 0 160 90"
      preserveAspectRatio="xMidYMid slice"
      className={classes.picture}
      data-mood={mood}
      data-live={isLive || undefined}
      aria-hidden="true"
      focusable="false"
    >
      <rect width="160" height="90" className={classes.sky} />
      <circle cx="112" cy="34" r="13" className={classes.sun} />
      <path d="M-10 74 34 34l26 24 22-18 50 40H-10z" className={classes.far} />
      <path d="M-10 90V72c30-12 52-10 82 0s64 8 98-6v24z" className={classes.near} />
    </svg>
  );
}
