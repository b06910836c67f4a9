import { Button } from '@mantine/core';
import { type FailedJob, type HealthReport, jobTitles } from '@reelwright/contract';
import { client } from '../../../api/client.ts';
import { timeAgo } from '../../../ui/time-ago.ts';
import classes from '../settings.module.css';
import type { Mend } from './use-health.ts';
import { waitWords } from './wait-words.ts';

interface JobsSectionProps {
  readonly report: HealthReport;
  readonly mend: Mend;
}

/** What workers are at, what waits for them, and what failed. */
export function JobsSection({ report: { queues, failed }, mend }: JobsSectionProps) {
  const retry = ({ id, name }: FailedJob) =>
    void mend((options) => client.jobRetry({ body: { id, name } }, options));
  return (
    <section aria-labelledby="jobs" className={classes.section}>
      <h2 id="jobs" className={classes.heading}>
        Jobs
      </h2>
      {queues.length === 0 && (
        <p className={classes.quiet}>Nothing is waiting, nothing is running, and nothing failed.</p>
      )}
      <ul className={classes.lines}>
        {queues.map(({ name, waiting, active, failed: lost, oldest_seconds }) => (
          <li key={name} className={classes.line}>
            <strong>{titleOf(name)}</strong>
            <span className={classes.quiet}>
              {active} under way · {waiting} waiting
              {oldest_seconds !== null && `, the first for ${waitWords(oldest_seconds)}`}
            </span>
            <span className={classes.state} data-tone={lost > 0 ? 'bad' : 'good'}>
              {lost} failed
            </span>
          </li>
        ))}
      </ul>
      {failed.length > 0 && (
        <>
          <h3 className={classes.name}>Failed for good</h3>
          <ul className={classes.lines}>
            {failed.map((job) => (
              <li key={job.id} className={classes.line}>
                <div className={classes.words}>
                  <strong>{titleOf(job.name)}</strong>
                  <span className={classes.quiet}>{job.reason ?? 'No reason was given.'}</span>
                </div>
                <span className={classes.quiet}>
                  {job.failed_at && timeAgo(Date.parse(job.failed_at), Date.now())}
                </span>
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={`Try again: ${titleOf(job.name)}`}
                  onClick={() => retry(job)}
                >
                  Try again
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Jobs of a version before or after this one go by their name. */
const titleOf = (name: string) => jobTitles[name] ?? name;
