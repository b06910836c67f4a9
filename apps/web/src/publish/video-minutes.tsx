import { useUser } from '../account/use-user.ts';
import { formatClock } from '../player/format-clock.ts';
import { useVideoMinutes } from './calls/use-video-minutes.ts';
import classes from './video-minutes.module.css';

/** How much of the month's video minutes is used: '1:18 of 10 min', and a bar. */
export function VideoMinutes() {
  const { data } = useVideoMinutes();
  const planMinutes = useUser()?.access.limits.videoMinutesPerMonth ?? null;
  // Known from the plan before the call is answered: the line does not change its length.
  const maxMinutes = data ? data.max_minutes : planMinutes;
  const seconds = data?.used_seconds ?? 0;
  const used = formatClock(seconds);
  const words = maxMinutes === null ? `${used} min this month` : `${used} of ${maxMinutes} min`;
  return (
    <div className={classes.minutes} title="Video minutes used this month">
      <span>{words}</span>
      {maxMinutes !== null && (
        <meter
          className={classes.meter}
          aria-label="Video minutes used this month"
          min={0}
          max={maxMinutes * 60}
          value={Math.min(seconds, maxMinutes * 60)}
        />
      )}
    </div>
  );
}
