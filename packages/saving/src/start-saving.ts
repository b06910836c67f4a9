import type { Project, ProjectMeta } from '@reelwright/contract';
import {
  type JsonObject,
  newProjectData,
  type ProjectData,
  readProjectData,
} from '@reelwright/movie';
import type { Saving } from './saving.ts';

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
  name = '',
): Saving {
  const unborn = blank(data, { name, title: name, category, thumbnail: null }, memberId);
  return { ...unborn, savesItself: isMemberId(memberId) };
}

export function isMemberId(id: number | undefined): boolean {
  return id !== undefined && id > 0;
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
