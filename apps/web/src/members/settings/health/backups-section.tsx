import { Button, NativeSelect } from '@mantine/core';
import type { Backup } from '@reelwright/contract';
import { Link } from 'react-router';
import { client } from '../../../api/client.ts';
import { formatBytes } from '../../../ui/file-problem.ts';
import { timeAgo } from '../../../ui/time-ago.ts';
import classes from '../settings.module.css';
import { type Mend, useBackups } from './use-health.ts';

const keptChoices = [
  { value: '0', label: 'No daily backups' },
  { value: '3', label: 'Daily, keep 3' },
  { value: '7', label: 'Daily, keep 7' },
  { value: '14', label: 'Daily, keep 14' },
  { value: '30', label: 'Daily, keep 30' },
];

/** Backups by a button and by the clock, and whether they can be restored. */
export function BackupsSection({ mend }: { readonly mend: Mend }) {
  const { data } = useBackups();
  if (!data) return null;
  const rehearse = (id: string) =>
    void mend((options) => client.backupRehearse({ body: { id } }, options));
  return (
    <section aria-labelledby="backups" className={classes.section}>
      <div className={classes.row}>
        <h2 id="backups" className={classes.heading}>
          Backups
        </h2>
        <div className={classes.actions}>
          <NativeSelect
            aria-label="Daily backups"
            data={keptChoices}
            value={String(data.kept)}
            onChange={(event) => {
              const kept = Number(event.currentTarget.value);
              void mend((options) => client.backupSchedule({ body: { kept } }, options));
            }}
          />
          <Button onClick={() => void mend((options) => client.backupMake({}, options))}>
            Back up now
          </Button>
        </div>
      </div>
      <p className={classes.quiet}>
        {data.backups.length === 0 && 'There are none yet. '}
        {data.bucket
          ? `Backups go to the bucket ${data.bucket}${data.is_with_files ? ', where your files are too' : ''}.`
          : 'Backups are in the “backups” folder of the data folder, on the machine of the worker that made them.'}{' '}
        {data.is_with_files && (
          <>
            Whatever harms that place harms them too:{' '}
            <Link to="/settings/connections">connect a bucket for backups</Link>, or copy them
            elsewhere.
          </>
        )}
      </p>
      <ul className={classes.lines}>
        {data.backups.map((backup) => (
          <li key={backup.id} className={classes.line}>
            <div className={classes.words}>
              <strong>{shownName(backup)}</strong>
              <span className={classes.quiet}>
                {stateWords(backup)}
                {backup.name?.startsWith('s3://') && ` · ${backup.name}`}
                {backup.rehearsal && ` · Rehearsed: ${backup.rehearsal}`}
              </span>
            </div>
            <span className={classes.quiet}>
              {backup.bytes !== null && formatBytes(backup.bytes)}
            </span>
            {backup.name ? (
              <Button
                variant="default"
                size="compact-sm"
                aria-label={`Rehearse restoring ${shownName(backup)}`}
                onClick={() => rehearse(backup.id)}
              >
                Rehearse
              </Button>
            ) : (
              <span />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Those in a bucket are called by a number there, so their time says more. */
function shownName({ name, problem, started_at }: Backup): string {
  if (!name) return problem ? 'Backup that failed' : 'Backup';
  return name.startsWith('s3://') ? `Backup of ${started_at.slice(0, 16).replace('T', ' ')}` : name;
}

function stateWords({ problem, ended_at, started_at }: Backup): string {
  const when = timeAgo(Date.parse(started_at), Date.now());
  if (problem) return `${when} · ${problem}`;
  if (!ended_at) return 'Being made';
  return `made ${when}`;
}
