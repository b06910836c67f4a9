import type { Project, ProjectMeta } from '@reelwright/contract';
import {
  type JsonObject,
  newProjectData,
  type ProjectData,
  readProjectData,
} from '@reelwright/movie';
import type { Saving } from './saving.ts';

/** The name a project has until somebody gives it one. */
export const defaultName = 'My-Project';

/** A project as it was opened. */
export function openSaving(project: Project, memberId: number): Saving {
  const data = JSON.parse(project.data_json) as JsonObject;
  const seen = readProjectData(data).data;
  const meta = metaOf(project);
  return {
    ...blank(seen, meta, memberId),
    id: project.id,
    revision: project.revision,
    savedAt: project.updated_at,
    base: { data },
    savesItself: true,
    keeping: { isOn: false, baseText: project.data_json, adjusted: [], from: 0 },
    phase: { name: 'saved' },
  };
}

/** A project that is not on the server yet. */
export function newSaving(
  category: string,
  memberId: number | undefined,
  data: ProjectData = newProjectData(),
): Saving {
  return blank(data, { name: '', title: '', category, thumbnail: null }, memberId);
}

function blank(data: ProjectData, meta: ProjectMeta, memberId: number | undefined): Saving {
  return {
    id: undefined,
    memberId,
    data,
    meta,
    revision: 0,
    savedAt: undefined,
    base: { data: {} },
    baseMeta: meta,
    baseline: data,
    edit: 0,
    savedEdit: 0,
    unsaved: 0,
    sent: [],
    savesItself: false,
    keeping: { isOn: false, baseText: undefined, adjusted: [], from: 0 },
    generation: 0,
    phase: { name: 'held' },
  };
}

export function metaOf({ name, title, category, thumbnail }: ProjectMeta): ProjectMeta {
  return { name, title, category, thumbnail };
}
