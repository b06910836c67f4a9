import { fullVideoCategory } from '@reelwright/movie';
import { currentUser, isMember } from '../../../account/session-store.ts';
import { readSample } from '../../../sample/read-sample.ts';
import { wholeList } from '../list-view.ts';
import { fetchProjects } from './fetch-projects.ts';

/** The sample among the member's own projects, as long as it has its name; undefined for guests. */
export async function findSample(): Promise<number | undefined> {
  if (!isMember(currentUser())) return undefined;
  const { title = '' } = (await readSample()).publish;
  const asked = { ...wholeList, search: title, items_start: 0, items_num: 10 };
  const { results } = await fetchProjects(asked, new AbortController().signal);
  return results.find(
    (project) => project.category === fullVideoCategory && project.title === title,
  )?.id;
}
