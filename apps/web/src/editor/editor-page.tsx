import { Button } from '@mantine/core';
import { fullVideoCategory } from '@reelwright/movie';
import { useCallback, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { currentProject } from '../project/current-project.ts';
import { enterProject, leaveProject } from '../project/open-project.ts';
import { projectNameIn } from '../project/project-address.ts';
import { useOpenProject } from '../project/use-project.ts';
import { readSample } from '../sample/read-sample.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Editor } from './editor.tsx';
import { EditorSkeleton } from './editor-skeleton.tsx';

/** The full editor: the project that the address names, or a new one. */
export function EditorPage() {
  const open = useOpenProject();
  const [id] = useState(() => currentProject.get().id);
  const [name] = useState(() => projectNameIn(location.href));
  const isFromSample = useSearchParams()[0].get('from') === 'sample';
  const enter = useCallback(() => {
    const beginWith = isFromSample ? { beginWith: readSample } : {};
    void enterProject(id, { category: fullVideoCategory, name, ...beginWith });
  }, [id, name, isFromSample]);
  useEffect(() => {
    enter();
    return leaveProject;
  }, [enter]);
  switch (open.status) {
    case 'none':
    case 'loading':
      return <EditorSkeleton />;
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
          title="We couldn't open this project"
          advice="Please check your connection, then try again."
          safe="Everything you saved is still there."
          details={open.message}
          onRetry={enter}
        />
      );
    case 'open':
      return <Editor key={open.tab.key} tab={open.tab} />;
    default:
      return open satisfies never;
  }
}
