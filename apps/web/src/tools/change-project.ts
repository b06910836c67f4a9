import { type ProjectData, readProjectData } from '@reelwright/movie';
import { client } from '../api/client.ts';
import { request } from '../api/request.ts';
import { newChangeId } from '../project/new-change-id.ts';

/** Changes a project that is not open on this page. Answers how it is from then on. */
export async function changeProject(
  id: number,
  change: (data: ProjectData) => ProjectData,
): Promise<ProjectData> {
  const { data_json, revision } = await request((options) =>
    client.projectLoad({ query: { id } }, options),
  );
  const changed = change(readProjectData(JSON.parse(data_json)).data);
  const body = {
    id,
    revision,
    data_json: JSON.stringify(changed),
    change_id: newChangeId(),
  };
  const reply = await request((options) => client.projectSave({ body }, options));
  if (reply.type === 'refused') {
    throw new Error('The video was changed in the meantime. Please try again.');
  }
  return changed;
}
