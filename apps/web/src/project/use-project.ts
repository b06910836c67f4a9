import { useSyncExternalStore } from 'react';
import { useStore } from '../store/use-store.ts';
import { openProject } from './open-project.ts';
import type { ProjectTab, ProjectView } from './project-tab.ts';

/** The project of this page, in whichever state of opening it is. */
export function useOpenProject() {
  return useStore(openProject);
}

/** What is to be shown of an open project. */
export function useProjectView({ view }: ProjectTab): ProjectView {
  return useSyncExternalStore(view.subscribe, view.get);
}
