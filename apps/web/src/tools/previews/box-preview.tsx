import classes from '../../video-types/previews/preview.module.css';

export function BoxPreview() {
  return (
    <>
      <rect width="160" height="90" fill="var(--rw-art-sand)" />
      <ellipse cx="80" cy="78" rx="38" ry="6" fill="var(--rw-art-ink)" opacity="0.25" />
      <g className={`${classes.moves} ${classes.left}`}>
        <path d="M50 18 92 12v66l-42-6z" fill="var(--rw-art-clay)" />
        <path d="m92 12 20 8v52l-20 6z" fill="var(--rw-art-coffee)" />
        <path d="m57 28 28-4v10l-28 4z" fill="var(--rw-art-snow)" />
        <circle cx="71" cy="52" r="9" fill="var(--rw-art-amber)" />
      </g>
    </>
  );
}
