import type { projectCalls } from '@reelwright/contract';
import type { Member } from '../../http/caller.ts';
import type { FeatureHandlers } from '../../http/handlers.ts';
import { acceptedEncoding } from '../../http/prepared-json.ts';
import { backUpProject } from './backup-service.ts';
import { listHistory, restoreProject } from './history-service.ts';
import { importProject } from './import-service.ts';
import { patchProject } from './patch-service.ts';
import type { ProjectParts } from './project-parts.ts';
import { createProjectQueue } from './project-queue.ts';
import { cloneProject, listOwnProjects, loadProject } from './project-service.ts';
import { purgeProject, removeProject, undeleteProject } from './remove-service.ts';
import { saveProject } from './save-service.ts';

const encodingFor = (header: (name: string) => string | undefined) =>
  acceptedEncoding(header('accept-encoding'));

type Handlers = FeatureHandlers<Exclude<keyof typeof projectCalls, 'videoStatus'>>;

export function createProjectHandlers(parts: ProjectParts): Handlers {
  const queue = createProjectQueue();
  const inTurn = async <T>(
    caller: () => Promise<Member>,
    work: (id: number) => Promise<T>,
    letters = 0,
  ) => {
    const { id } = await caller();
    return queue(id, letters, () => work(id));
  };
  const message = (msg: string) => ({ type: 'msg' as const, msg });
  return {
    projectList: async ({ query, caller }) => listOwnProjects(parts, (await caller()).id, query),
    projectLoad: ({ query, caller, header }) =>
      inTurn(caller, (id) => loadProject(parts, id, query, encodingFor(header))),
    projectSave: ({ body, caller, header }) =>
      inTurn(
        caller,
        (id) => saveProject(parts, id, body, encodingFor(header)),
        body.data_json?.length,
      ),
    projectPatch: ({ body, caller, header }) =>
      inTurn(caller, (id) => patchProject(parts, id, body, encodingFor(header)), body.diff.length),
    projectClone: ({ body, caller }) => inTurn(caller, (id) => cloneProject(parts, id, body)),
    projectRemove: async ({ body, caller }) =>
      message(await removeProject(parts, (await caller()).id, body.id)),
    projectUndelete: async ({ body, caller }) =>
      message(await undeleteProject(parts, (await caller()).id, body.id)),
    projectPurge: async ({ body, caller }) =>
      message(await purgeProject(parts, (await caller()).id, body.id)),
    projectHistory: async ({ query, caller }) => listHistory(parts, (await caller()).id, query.id),
    projectRestore: ({ body, caller, header }) =>
      inTurn(caller, (id) => restoreProject(parts, id, body, encodingFor(header))),
    projectImport: ({ body, caller }) =>
      inTurn(caller, (id) => importProject(parts, id, body), body.backup.length),
    projectBackup: ({ query, caller }) =>
      inTurn(caller, (id) => backUpProject(parts, id, query.proj_id)),
  };
}
