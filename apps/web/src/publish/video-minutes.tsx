import { useQuery } from '@tanstack/react-query';
import { useUser } from '../account/use-user.ts';
import { client } from '../api/client.ts';
import { request } from '../api/request.ts';
import { minutesKey } from './calls/video-keys.ts';
import classes from './video-minutes.module.css';

/** How much of the month's video minutes is used: '6 of 10 min', and a bar. */
export function VideoMinutes() {
  const { data } = useQuery({
    queryKey: minutesKey,
    queryFn: ({ signal }) => request((options) => client.videoMinutes({}, options), { signal }),
    staleTime: 60_000,
    retry: 1,
  });
  const planMinutes = useUser()?.access.limits.videoMinutesPerMonth ?? null;
  // Known from the plan before the call is answered: the line does not change its length.
  const maxMinutes = data ? data.max_minutes : planMinutes;
  const used = Math.ceil((data?.used_seconds ?? 0) / 60);
  const words = maxMinutes === null ? `${used} min this month` : `${used} of ${maxMinutes} min`;
  return (
    <div className={classes.minutes} title="Video minutes used this month">
      <span>{words}</span>
      {maxMinutes !== null && (
        <meter
          className={classes.meter}
          aria-label="Video minutes used this month"
          min={0}
          max={maxMinutes}
          value={Math.min(used, maxMinutes)}
        />
      )}
    </div>
  );
}
