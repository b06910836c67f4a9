import { fullVideoCategory, type ProjectData } from '@reelwright/movie';
import { client } from '../api/client.ts';
import { request } from '../api/request.ts';
import { newChangeId } from '../project/new-change-id.ts';

interface KnownProject {
  readonly id: number;
  readonly revision: number;
}

/** Saves the film of a tool as a project of the full editor: as a new one, or as the one it is already. */
export function sendFilm(film: ProjectData, known?: KnownProject) {
  const title = film.publish.title ?? '';
  const body = {
    ...(known && { id: known.id, revision: known.revision }),
    name: title.slice(0, 100),
    title,
    category: fullVideoCategory,
    data_json: JSON.stringify(film),
    change_id: newChangeId(),
  };
  return request((options) => client.projectSave({ body }, options), { progress: true });
}
