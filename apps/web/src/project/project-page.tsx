import { Button } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { leaveProject } from './open-project.ts';
import type { ProjectTab } from './project-tab.ts';
import { useOpenProject } from './use-project.ts';

interface ProjectPageProps {
  /** Opens the project; called again when somebody tries again. */
  readonly enter: () => void;
  readonly skeleton: ReactNode;
  readonly children: (tab: ProjectTab) => ReactNode;
}

/** A page that works on one project: on its way, there, gone, or out of reach. */
export function ProjectPage({ enter, skeleton, children }: ProjectPageProps) {
  const open = useOpenProject();
  useEffect(() => {
    enter();
    return leaveProject;
  }, [enter]);
  const hasFailed = open.status === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    // The error goes by itself once the line is back.
    addEventListener('online', enter);
    return () => removeEventListener('online', enter);
  }, [hasFailed, enter]);
  switch (open.status) {
    case 'none':
    case 'loading':
      return skeleton;
    case 'missing':
      return (
        <EmptyState
          illustration="search"
          title="This project isn't here"
          action={
            <Button component={Link} to="/projects">
              Back to projects
            </Button>
          }
        >
          It may have been deleted, or it belongs to another account. If you deleted it, it waits
          under “Recently deleted” for 30 days.
        </EmptyState>
      );
    case 'failed':
      return (
        <ErrorState
          title="We couldn’t open this project"
          advice="Please check your connection, then try again."
          safe="Everything you saved is still there."
          details={open.message}
          onRetry={enter}
        />
      );
    case 'open':
      return children(open.tab);
    default:
      return open satisfies never;
  }
}
