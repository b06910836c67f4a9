import { type ProjectData, readProjectData } from '@reelwright/movie';
import { client } from '../api/client.ts';
import { request } from '../api/request.ts';
import { newChangeId } from '../project/new-change-id.ts';

/** Changes a project that is not open on this page. */
export async function changeProject(
  id: number,
  change: (data: ProjectData) => ProjectData,
): Promise<void> {
  const { data_json, revision } = await request((options) =>
    client.projectLoad({ query: { id } }, options),
  );
  const { data } = readProjectData(JSON.parse(data_json));
  const body = {
    id,
    revision,
    data_json: JSON.stringify(change(data)),
    change_id: newChangeId(),
  };
  const reply = await request((options) => client.projectSave({ body }, options));
  if (reply.type === 'refused') {
    throw new Error('The video was changed meanwhile. Please try again.');
  }
}
