import { useQuery } from '@tanstack/react-query';
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
  const used = Math.ceil((data?.used_seconds ?? 0) / 60);
  const most = data?.minutes_most;
  const words = most === null ? `${used} min this month` : `${used} of ${most ?? '…'} min`;
  return (
    <div className={classes.minutes} title="Video minutes of this month">
      <span>{words}</span>
      {most !== null && (
        <meter
          className={classes.meter}
          aria-label="Video minutes of this month"
          min={0}
          max={most ?? 1}
          value={Math.min(used, most ?? 1)}
        />
      )}
    </div>
  );
}
