import classes from './preview.module.css';

export function EditorPreview() {
  return (
    <>
      <rect width="160" height="90" fill="var(--rw-stage)" />
      <rect x="38" y="10" width="84" height="47" rx="3" fill="var(--rw-art-mist)" />
      <path d="M38 50l22-18 16 13 12-9 34 21H41a3 3 0 0 1-3-3z" fill="var(--rw-art-leaf)" />
      <rect
        x="56"
        y="20"
        width="48"
        height="14"
        fill="none"
        stroke="var(--rw-art-iris)"
        strokeWidth="1.5"
      />
      <rect x="62" y="25" width="36" height="4" rx="2" fill="var(--rw-art-ink)" />
      <rect x="14" y="10" width="14" height="10" rx="2" fill="var(--rw-stage-line)" />
      <rect x="14" y="24" width="14" height="10" rx="2" fill="var(--rw-art-iris)" />
      <rect x="14" y="38" width="14" height="10" rx="2" fill="var(--rw-stage-line)" />
      <rect x="132" y="10" width="16" height="4" rx="2" fill="var(--rw-stage-line)" />
      <rect x="132" y="20" width="16" height="4" rx="2" fill="var(--rw-stage-line)" />
      <rect x="132" y="30" width="10" height="4" rx="2" fill="var(--rw-stage-line)" />
      <rect x="14" y="66" width="62" height="6" rx="2" fill="var(--rw-art-iris)" />
      <rect x="80" y="66" width="44" height="6" rx="2" fill="var(--rw-art-amber)" />
      <rect x="30" y="76" width="96" height="6" rx="2" fill="var(--rw-art-leaf)" />
      <rect
        x="52"
        y="61"
        width="1.5"
        height="25"
        fill="var(--rw-art-snow)"
        className={classes.playhead}
      />
    </>
  );
}
