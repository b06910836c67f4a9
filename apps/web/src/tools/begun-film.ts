import { newProjectData, type ProjectData } from '@reelwright/movie';
import { createStore } from '../store/create-store.ts';

/** A film that a tool hands to the editor, which begins a project with it. */
export const begunFilm = createStore<ProjectData | undefined>(undefined);

/** What the editor begins with: the film of the tool, or nothing where the page was loaded anew since. */
export async function takeBegunFilm(): Promise<ProjectData> {
  return begunFilm.get() ?? newProjectData();
}
