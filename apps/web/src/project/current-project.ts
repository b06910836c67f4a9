import { createStore } from '../store/create-store.ts';
import { projectIdIn, withProjectId } from './project-address.ts';

/** The project being worked on. Loading and saving it comes with the projects themselves. */
export interface CurrentProject {
  readonly id: number | undefined;
  readonly hasUnsavedChanges: boolean;
}

export const currentProject = createStore<CurrentProject>({
  id: undefined,
  hasUnsavedChanges: false,
});

/** Takes the project from the page's address, and keeps the address naming it from then on. */
export function followProject(): void {
  currentProject.set({ ...currentProject.get(), id: projectIdIn(location.href) });
  currentProject.subscribe(() => {
    const address = withProjectId(location.href, currentProject.get().id);
    if (address !== location.href) history.replaceState(history.state, '', address);
  });
}
