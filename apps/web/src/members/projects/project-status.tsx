import { Skeleton } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import type { KnownVideoState } from './calls/use-video-statuses.ts';
import classes from './project-row.module.css';
import { showStatusHelp } from './show-status-help.tsx';

interface ProjectStatusProps {
  readonly title: string;
  readonly state: KnownVideoState;
  /** The project was changed after its video was made. */
  readonly isOutdated: boolean;
}

/** How far the video is, with the way to what that means. */
export function ProjectStatus({ title, state, isOutdated }: ProjectStatusProps) {
  if (state === 'loading') return <Skeleton className={classes.statusSkeleton} />;
  const status = state === 'unknown' ? undefined : state.status;
  const percent = state === 'unknown' ? undefined : state.percent;
  return (
    <span className={classes.status}>
      {status === 'Rendered' && isOutdated && (
        <span className={classes.edited}>Edited since: publish again to update it</span>
      )}
      {status ? <StatusBadge status={status} percent={percent} /> : 'Status unknown'}
      <IconButton
        size="md"
        label={`What ${status ?? 'the status'} means for ${title}`}
        hint="About video statuses"
        icon={IconHelpCircle}
        onClick={() => void showStatusHelp(status)}
      />
    </span>
  );
}
