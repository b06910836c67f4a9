import { Skeleton } from '@mantine/core';
import type { HealthReport } from '@reelwright/contract';
import { formatCount } from '@reelwright/english';
import { brand } from '../../../brand/brand.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatBytes } from '../../../ui/file-problem.ts';
import classes from '../settings.module.css';
import { SettingsFrame } from '../settings-frame.tsx';
import { BackupsSection } from './backups-section.tsx';
import { FailedFilms } from './failed-films.tsx';
import { JobsSection } from './jobs-section.tsx';
import { useHealth, useMend } from './use-health.ts';
import { waitWords } from './wait-words.ts';
import { WorkersSection } from './workers-section.tsx';

/** Below this share of free room a disk is soon full. */
const littleRoom = 0.1;

/** How the installation is: what to mend first stands on top. */
export function HealthPage() {
  const { data, isPending, isFetching, refetch } = useHealth();
  const mend = useMend();
  return (
    <SettingsFrame intro="How this installation is doing. It checks again every ten seconds.">
      {isPending && <Skeleton className={classes.skeleton ?? ''} />}
      {!isPending && !data && (
        <ErrorState
          title="We couldn’t check on this installation"
          advice={`Please check that ${brand.name} is still running, then try again.`}
          safe="Nothing was changed."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data && (
        <>
          <Figures report={data} />
          <WorkersSection workers={data.workers} />
          <FailedFilms films={data.failed_films} mend={mend} />
          <JobsSection report={data} mend={mend} />
          <BackupsSection mend={mend} />
          <Storage report={data} />
        </>
      )}
    </SettingsFrame>
  );
}

function Figures({ report }: { readonly report: HealthReport }) {
  const { disk, database, mails, versions, queues } = report;
  const isShort = disk.free < disk.total * littleRoom;
  const oldest = Math.max(0, ...queues.map(({ oldest_seconds }) => oldest_seconds ?? 0));
  const figures = [
    {
      label: 'Room on the disk',
      figure: formatBytes(disk.free),
      note: `of ${formatBytes(disk.total)}${isShort ? ': it is nearly full' : ''}`,
      isBad: isShort,
    },
    {
      label: 'Longest wait for a worker',
      figure: waitWords(oldest),
      note: oldest > 60 ? 'another worker would help' : 'nobody is waiting long',
      isBad: oldest > 60,
    },
    {
      label: 'Emails in the last day',
      figure: String(mails.sent),
      note: mails.are_kept
        ? 'written into a folder: no mail server is connected'
        : `${mails.waiting} on their way, ${mails.failed} failed`,
      isBad: mails.failed > 0,
    },
    {
      label: 'Database',
      figure: formatBytes(database.bytes),
      note: `${database.connections} of ${database.max_connections} connections`,
      isBad: database.connections > database.max_connections * (1 - littleRoom),
    },
    {
      label: 'Version',
      figure: versions.product,
      note: `Node ${versions.node}, PostgreSQL ${versions.postgres}`,
      isBad: false,
    },
  ];
  return (
    <ul className={classes.figures}>
      {figures.map(({ label, figure, note, isBad }) => (
        <li key={label} className={classes.card} data-state={isBad ? 'lost' : 'off'}>
          <span className={classes.quiet}>{label}</span>
          <strong className={classes.figure}>{figure}</strong>
          <span className={classes.quiet}>{note}</span>
        </li>
      ))}
    </ul>
  );
}

/** What files are for, as people say it. */
const kindWords: Readonly<Record<string, string>> = {
  video: 'Published videos',
  segment: 'Pieces of videos, kept for the next time',
  media: 'What videos are made of',
  upload: 'Files of members',
  web: 'Copies of web media',
  voice: 'Spoken lines',
  piece: 'Files on their way',
  preview: 'Small pictures and waveforms',
};

function Storage({ report: { stored, holders } }: { readonly report: HealthReport }) {
  return (
    <section aria-labelledby="storage" className={classes.section}>
      <h2 id="storage" className={classes.heading}>
        Stored files
      </h2>
      {stored.length === 0 && <p className={classes.quiet}>There are none yet.</p>}
      <ul className={classes.lines}>
        {stored.map(({ kind, files, bytes }) => (
          <li key={kind} className={classes.line}>
            <span>{kindWords[kind] ?? kind}</span>
            <span className={classes.quiet}>{formatCount(files, 'file')}</span>
            <span>{formatBytes(bytes)}</span>
          </li>
        ))}
      </ul>
      {holders.length > 0 && (
        <>
          <h3 className={classes.name}>Who stores the most</h3>
          <ul className={classes.lines}>
            {holders.map(({ email, bytes }) => (
              <li key={email} className={classes.line}>
                <span>{email}</span>
                <span />
                <span>{formatBytes(bytes)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
