import classes from './illustration.module.css';

export type IllustrationName = 'reel' | 'search' | 'broken' | 'done';

interface IllustrationProps {
  readonly name: IllustrationName;
}

/** Our own small drawings for screens with nothing on them yet. They decorate: the sentence beside them says it all. */
export function Illustration({ name }: IllustrationProps) {
  return (
    <svg viewBox="0 0 200 132" className={classes.drawing} aria-hidden="true" focusable="false">
      <ellipse cx="100" cy="120" rx="74" ry="7" className={classes.shade} />
      <g className={classes.backFrame}>
        <rect x="52" y="10" width="116" height="70" rx="10" className={classes.sheet} />
      </g>
      <g className={classes.frame}>
        <rect x="28" y="26" width="136" height="84" rx="12" className={classes.stage} />
        {scenes[name]}
      </g>
    </svg>
  );
}

const scenes: Record<IllustrationName, React.ReactNode> = {
  reel: (
    <>
      <path
        d="M86 51.5v33a3 3 0 0 0 4.6 2.5l25.4-16.5a3 3 0 0 0 0-5L90.6 49a3 3 0 0 0-4.6 2.5z"
        className={classes.play}
      />
      <rect x="42" y="96" width="108" height="4" rx="2" className={classes.track} />
      <rect x="42" y="96" width="38" height="4" rx="2" className={classes.accent} />
    </>
  ),
  search: (
    <>
      <circle cx="92" cy="64" r="20" className={classes.ring} />
      <path d="M107 79l16 16" className={classes.ring} />
      <path d="M84 60a9 9 0 0 1 9-7" className={classes.glint} />
    </>
  ),
  broken: (
    <>
      <path
        d="M28 84l30-26 22 20 16-14 10 10-8 10 12 8-6 18H40a12 12 0 0 1-12-12z"
        className={classes.hill}
      />
      <path d="M104 26l-8 18 12 10-10 16 10 8-8 12 10 8-6 12" className={classes.crack} />
      <circle cx="136" cy="50" r="9" className={classes.sun} />
    </>
  ),
  done: (
    <>
      <circle cx="96" cy="66" r="24" className={classes.success} />
      <path d="M85 66.5l8 8 15-16" className={classes.check} />
      <path d="M48 48l5 5M48 84l6-4M146 44l-6 5M148 84l-6-3" className={classes.glint} />
    </>
  ),
};
