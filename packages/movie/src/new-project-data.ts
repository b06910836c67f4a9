import { dataVersion, ProjectData } from './schema/project-data.ts';

/** A document in which nothing was said yet, with every default filled in. */
export function newProjectData(): ProjectData {
  return ProjectData.parse({ version: dataVersion });
}
