import { Button } from '@mantine/core';
import type { ProjectSummary } from '@reelwright/contract';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { Icon } from '../../theme/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useNow } from '../../ui/use-now.ts';
import { formatDaysLeft } from './days-left.ts';
import { typedTitle } from './project-facts.ts';
import classes from './project-row.module.css';
import { RowFrame } from './row-frame.tsx';
import { TimeSince } from './time-since.tsx';
import { useRowActions } from './use-row-actions.ts';

interface DeletedRowProps {
  readonly project: ProjectSummary;
  readonly deletedAt: string;
  readonly onGone: () => void;
}

/** A deleted project: it can be brought back, or go at once. */
export function DeletedRow({ project, deletedAt, onGone }: DeletedRowProps) {
  const { restore, purge } = useRowActions(project);
  const title = typedTitle(project);
  const nowMs = useNow();
  const leave = (isGone: boolean) => isGone && onGone();
  return (
    <RowFrame
      project={project}
      aside={
        <>
          <span className={classes.daysLeft}>{formatDaysLeft(Date.parse(deletedAt), nowMs)}</span>
          <TimeSince words="Deleted:" at={deletedAt} />
        </>
      }
      actions={
        <>
          <Button
            variant="default"
            leftSection={<Icon shape={IconArrowBackUp} />}
            aria-label={`Restore ${title}`}
            onClick={() => void restore().then(leave)}
          >
            Restore
          </Button>
          <IconButton
            label={`Delete ${title} for good`}
            hint="Delete for good"
            color="danger"
            icon={IconTrash}
            onClick={() => void purge().then(leave)}
          />
        </>
      }
    />
  );
}
