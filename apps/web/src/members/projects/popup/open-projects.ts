import { createStore } from '../../../store/create-store.ts';

export interface OpenProjects {
  /** The route to open a project with, instead of the one of its own kind: '/full-video'. */
  readonly openWith?: string;
}

export const projectsPopup = createStore<OpenProjects | undefined>(undefined);

/** How many hosts are drawn: without one the popup would be asked for in vain. */
let hosts = 0;

export function countProjectsHost(): () => void {
  hosts += 1;
  return () => {
    hosts -= 1;
  };
}

/** Opens the projects popup. */
export function openProjects(options: OpenProjects = {}): void {
  if (hosts === 0) {
    console.error('Please add a <projects-popup /> tag in $root component');
    return;
  }
  projectsPopup.set(options);
}
