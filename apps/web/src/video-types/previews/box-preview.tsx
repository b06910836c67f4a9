import classes from './preview.module.css';

export function BoxPreview() {
  return (
    <>
      <rect width="160" height="90" fill="var(--rw-art-mist)" />
      <ellipse cx="80" cy="76" rx="40" ry="5" fill="var(--rw-art-sky)" />
      <g className={`${classes.moves} ${classes.right}`}>
        <path d="M56 22l30-8v56l-30 4z" fill="var(--rw-art-iris)" />
        <path d="M86 14l20 10v44l-20 2z" fill="var(--rw-art-ink)" />
        <rect x="62" y="30" width="18" height="4" rx="2" fill="var(--rw-art-snow)" />
        <rect x="62" y="38" width="12" height="3" rx="1.5" fill="var(--rw-art-lilac)" />
        <circle cx="71" cy="56" r="8" fill="var(--rw-art-amber)" />
      </g>
    </>
  );
}
