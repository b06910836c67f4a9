import { Button } from '@mantine/core';
import { newProjectData, type ProjectData } from '@reelwright/movie';
import { wizardCategory } from '@reelwright/wizards/machine';
import { useCallback, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { currentProject } from '../project/current-project.ts';
import { enterProject, leaveProject, openProject } from '../project/open-project.ts';
import { useOpenProject } from '../project/use-project.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import type { WizardScreens } from './wizard-model.ts';
import { WizardSkeleton } from './wizard-skeleton.tsx';
import { WizardView } from './wizard-view.tsx';

/** A wizard with the project that the address names, or a new one; with a keyword in the address, about that. */
export function WizardPage(screens: WizardScreens) {
  const { wizard } = screens;
  const open = useOpenProject();
  const [id] = useState(() => currentProject.get().id);
  const [searched] = useSearchParams();
  // As it was on arrival: the steps have addresses of their own.
  const [keyword] = useState(() => searched.get('keyword')?.trim().slice(0, 60) ?? '');
  const enter = useCallback(() => {
    const begin = async (): Promise<ProjectData> => ({ ...newProjectData(), keyword });
    void enterProject(id, {
      category: wizardCategory(wizard),
      beforeSave: hasBegun,
      ...(keyword !== '' && { beginWith: begin }),
    });
  }, [id, wizard, keyword]);
  useEffect(() => {
    enter();
    return leaveProject;
  }, [enter]);
  switch (open.status) {
    case 'none':
    case 'loading':
      return <WizardSkeleton />;
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
      return <WizardView key={open.tab.key} tab={open.tab} {...screens} />;
    default:
      return open satisfies never;
  }
}

/** A project whose first step was never done is not worth a row in the list; what was typed stays in the browser. */
function hasBegun(): boolean {
  const open = openProject.get();
  if (open.status !== 'open') return true;
  const { id, data } = open.tab.view.get().saving;
  return id !== undefined || (data.maxIndex ?? 0) > 0;
}
