import { fullVideoCategory } from '@reelwright/movie';
import { currentUser, isMember } from '../../../account/session-store.ts';
import { wholeList } from '../list-view.ts';
import { fetchProjects } from './fetch-projects.ts';

/** The sample among the member's own projects, as long as it has its name; undefined for guests. */
export async function findSample(): Promise<number | undefined> {
  if (!isMember(currentUser())) return undefined;
  // What reads films is large, and seldom wanted here.
  const { readSample } = await import('../../../sample/read-sample.ts');
  const { title = '' } = (await readSample()).publish;
  const asked = { ...wholeList, search: title, items_start: 0, items_num: 10 };
  const { results } = await fetchProjects(asked, new AbortController().signal);
  return results.find(
    (project) => project.category === fullVideoCategory && project.title === title,
  )?.id;
}
