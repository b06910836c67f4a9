import classes from './preview.module.css';

export function SalesPreview() {
  return (
    <>
      <rect width="160" height="90" fill="var(--rw-art-ink)" />
      <rect x="30" y="18" width="100" height="7" rx="3.5" fill="var(--rw-art-snow)" />
      <rect x="44" y="31" width="72" height="7" rx="3.5" fill="var(--rw-art-amber)" />
      <rect x="52" y="45" width="56" height="4" rx="2" fill="var(--rw-stage-text-2)" />
      <g className={`${classes.moves} ${classes.grow}`}>
        <rect x="52" y="58" width="56" height="18" rx="9" fill="var(--rw-art-clay)" />
        <rect x="64" y="65" width="32" height="4" rx="2" fill="var(--rw-art-snow)" />
      </g>
    </>
  );
}
