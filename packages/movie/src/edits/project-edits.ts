import type { ProjectData } from '../schema/project-data.ts';
import { edit } from './edit.ts';
import { setFields } from './set-fields.ts';

type Parts = Partial<Omit<ProjectData, 'version' | 'frames'>>;

/** Sets whole parts of the document: answers of a wizard, theme, contact, publishing, settings. */
export const changeProject = edit('changeProject', 'Change', (draft, parts: Parts) => {
  setFields(draft, parts);
});
