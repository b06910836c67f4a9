import type { ProjectSummary } from '@reelwright/contract';
import { useRef } from 'react';
import { useVideoStatuses } from './calls/use-video-statuses.ts';
import { DeletedRow } from './deleted-row.tsx';
import classes from './project-row.module.css';
import { ProjectRow } from './project-row.tsx';
import type { ListShape } from './use-list-shape.ts';

interface ProjectListProps {
  readonly projects: readonly ProjectSummary[];
  readonly shape?: ListShape;
  /** Others are on their way. */
  readonly isBusy: boolean;
}

export function ProjectList({ projects, shape = 'list', isBusy }: ProjectListProps) {
  const list = useRef<HTMLUListElement>(null);
  const living = projects.filter(({ deleted_at }) => deleted_at === null);
  const stateOf = useVideoStatuses(living.map(({ id }) => id));
  // The row that had the focus is gone; those who use the keyboard go on from the list.
  const takeFocus = () => list.current?.focus({ preventScroll: true });
  return (
    <ul
      ref={list}
      className={classes.list}
      data-shape={shape}
      tabIndex={-1}
      aria-label="Videos"
      aria-busy={isBusy}
    >
      {projects.map((project) =>
        project.deleted_at === null ? (
          <ProjectRow
            key={project.id}
            project={project}
            state={stateOf(project.id)}
            onGone={takeFocus}
          />
        ) : (
          <DeletedRow
            key={project.id}
            project={project}
            deletedAt={project.deleted_at}
            onGone={takeFocus}
          />
        ),
      )}
    </ul>
  );
}
