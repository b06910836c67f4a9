import { type HealthReport, jobTitles } from '@reelwright/contract';
import { timeAgo } from '../../../ui/time-ago.ts';
import classes from '../settings.module.css';
import { waitWords } from './wait-words.ts';

/** Which workers there are, and what each is at. */
export function WorkersSection({ workers }: Pick<HealthReport, 'workers'>) {
  return (
    <section aria-labelledby="workers" className={classes.section}>
      <h2 id="workers" className={classes.heading}>
        Workers
      </h2>
      {workers.length === 0 && (
        <p className={classes.quiet}>
          No worker has reported in the last half minute, so nothing is being drawn and no email
          goes out. Please start one.
        </p>
      )}
      <ul className={classes.lines}>
        {workers.map(({ host, pid, version, started_at, doing }) => (
          <li key={`${host} ${pid}`} className={classes.line}>
            <strong>{host}</strong>
            <span className={classes.quiet}>
              {doing.length === 0
                ? 'waiting for work'
                : doing
                    .map(
                      ({ job, film, seconds }) =>
                        `${film ? `“${film}”` : (jobTitles[job] ?? job)} for ${waitWords(seconds)}`,
                    )
                    .join(' · ')}
            </span>
            <span className={classes.quiet}>
              {version}, started {timeAgo(Date.parse(started_at), Date.now())}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
