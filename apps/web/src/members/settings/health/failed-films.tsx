import { Button } from '@mantine/core';
import type { HealthReport } from '@reelwright/contract';
import { client } from '../../../api/client.ts';
import { timeAgo } from '../../../ui/time-ago.ts';
import classes from '../settings.module.css';
import type { Mend } from './use-health.ts';

interface FailedFilmsProps {
  readonly films: HealthReport['failed_films'];
  readonly mend: Mend;
}

/** Films that could not be made: why, whose they are, and a way to make them after all. */
export function FailedFilms({ films, mend }: FailedFilmsProps) {
  if (films.length === 0) return null;
  return (
    <section aria-labelledby="failed-films" className={classes.section}>
      <h2 id="failed-films" className={classes.heading}>
        Films that could not be made
      </h2>
      <ul className={classes.lines}>
        {films.map(({ id, title, email, reason, failed_at }) => (
          <li key={id} className={classes.line}>
            <div className={classes.words}>
              <strong>{title}</strong>
              <span className={classes.quiet}>
                {email} · {reason ?? 'No reason was given.'}
              </span>
            </div>
            <span className={classes.quiet}>
              {failed_at && timeAgo(Date.parse(failed_at), Date.now())}
            </span>
            <Button
              variant="default"
              size="compact-sm"
              aria-label={`Try again: ${title}`}
              onClick={() => void mend((options) => client.filmRetry({ body: { id } }, options))}
            >
              Try again
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
