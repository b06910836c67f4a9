import classes from './preview.module.css';

export function PodcastPreview() {
  return (
    <>
      <rect width="160" height="90" fill="var(--rw-art-rose)" />
      <circle cx="42" cy="42" r="22" fill="var(--rw-art-cream)" />
      <rect x="36" y="28" width="12" height="20" rx="6" fill="var(--rw-art-clay)" />
      <path
        d="M31 42a11 11 0 0 0 22 0M42 53v6"
        fill="none"
        stroke="var(--rw-art-clay)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g fill="var(--rw-art-ink)">
        {[14, 26, 38, 20, 30, 44, 24, 34, 16, 28].map((height, place) => (
          <rect
            key={height}
            x={78 + place * 7}
            y={42 - height / 2}
            width="4"
            height={height}
            rx="2"
            className={`${classes.moves} ${classes.beat}`}
          />
        ))}
      </g>
      <rect x="40" y="74" width="80" height="5" rx="2.5" fill="var(--rw-art-ink)" />
    </>
  );
}
