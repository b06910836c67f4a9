import classes from './level-meter.module.css';
import { useLoudness } from './use-loudness.ts';

/** A bar that shows that a microphone hears something. */
export function LevelMeter({ stream }: { readonly stream: MediaStream | undefined }) {
  const loudness = useLoudness(stream);
  return (
    <div className={classes.meter} aria-hidden="true">
      <div className={classes.loud} style={{ '--loud': `${Math.round(loudness * 100)}%` }} />
    </div>
  );
}
