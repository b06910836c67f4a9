import type { projectCalls } from '@reelwright/contract';
import type { FeatureHandlers } from '../../http/handlers.ts';
import { backUpProject } from './backup-service.ts';
import { listHistory, restoreProject } from './history-service.ts';
import { importProject } from './import-service.ts';
import { patchProject } from './patch-service.ts';
import type { ProjectParts } from './project-parts.ts';
import { cloneProject, listOwnProjects, loadProject } from './project-service.ts';
import { purgeProject, removeProject, undeleteProject } from './remove-service.ts';
import { saveProject } from './save-service.ts';

type Handlers = FeatureHandlers<Exclude<keyof typeof projectCalls, 'videoStatus'>>;

export function createProjectHandlers(parts: ProjectParts): Handlers {
  const message = (msg: string) => ({ type: 'msg' as const, msg });
  return {
    projectList: async ({ query, caller }) => listOwnProjects(parts, (await caller()).id, query),
    projectLoad: async ({ query, caller }) => loadProject(parts, (await caller()).id, query),
    projectSave: async ({ body, caller }) => saveProject(parts, (await caller()).id, body),
    projectPatch: async ({ body, caller }) => patchProject(parts, (await caller()).id, body),
    projectClone: async ({ body, caller }) => cloneProject(parts, (await caller()).id, body),
    projectRemove: async ({ body, caller }) =>
      message(await removeProject(parts, (await caller()).id, body.id)),
    projectUndelete: async ({ body, caller }) =>
      message(await undeleteProject(parts, (await caller()).id, body.id)),
    projectPurge: async ({ body, caller }) =>
      message(await purgeProject(parts, (await caller()).id, body.id)),
    projectHistory: async ({ query, caller }) => listHistory(parts, (await caller()).id, query.id),
    projectRestore: async ({ body, caller }) => restoreProject(parts, (await caller()).id, body),
    projectImport: async ({ body, caller }) => importProject(parts, (await caller()).id, body),
    projectBackup: async ({ query, caller }) =>
      backUpProject(parts, (await caller()).id, query.proj_id),
  };
}
