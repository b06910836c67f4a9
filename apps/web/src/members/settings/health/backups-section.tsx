import { Button, NativeSelect } from '@mantine/core';
import type { Backup } from '@reelwright/contract';
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
      {data.backups.length === 0 && (
        <p className={classes.quiet}>
          There is none yet. Backups lie in the folder backups of the data folder: copy them to
          another machine.
        </p>
      )}
      <ul className={classes.lines}>
        {data.backups.map((backup) => (
          <li key={backup.id} className={classes.line}>
            <div className={classes.words}>
              <strong>{backup.name ?? 'Backup'}</strong>
              <span className={classes.quiet}>
                {stateWords(backup)}
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
                aria-label={`Rehearse restoring ${backup.name}`}
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

function stateWords({ problem, ended_at, started_at }: Backup): string {
  if (problem) return problem;
  if (!ended_at) return 'Being made';
  return `made ${timeAgo(Date.parse(started_at), Date.now())}`;
}
