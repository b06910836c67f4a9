import { createStore } from '../store/create-store.ts';
import { projectIdIn, withProjectId } from './project-address.ts';

/** The project being worked on, as the address and the warning before leaving know it. */
export interface CurrentProject {
  readonly id: number | undefined;
  readonly hasUnsavedChanges: boolean;
  /** They are on their way to the server. */
  readonly isSaving: boolean;
  /** A guest's film: it is kept in this browser, and Create has it under “Continue”. */
  readonly isKept?: boolean;
}

export const noProject: CurrentProject = {
  id: undefined,
  hasUnsavedChanges: false,
  isSaving: false,
};

export const currentProject = createStore<CurrentProject>(noProject);

/** Takes the project from the page's address, and keeps the address naming it from then on. */
export function followProject(): void {
  currentProject.set({ ...currentProject.get(), id: projectIdIn(location.href) });
  currentProject.subscribe(() => {
    const address = withProjectId(location.href, currentProject.get().id);
    if (address !== location.href) history.replaceState(history.state, '', address);
  });
}

/** Removing the project that the page is at clears it; whoever has it open lets it go. */
export function forgetProject(id: number): void {
  if (currentProject.get().id !== id) return;
  currentProject.set(noProject);
}
