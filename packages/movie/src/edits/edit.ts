import { create, type Draft } from 'mutative';
import { type Difference, difference } from '../changes/difference.ts';
import type { ProjectData } from '../schema/project-data.ts';

/** What an edit did. Undo, the browser's own record and saving all go by this one difference. */
export interface Edited extends Difference {
  readonly before: ProjectData;
  readonly data: ProjectData;
}

export type MovieDraft = Draft<ProjectData>;

/** A named change of the document. `label` is what undo calls it. */
export interface Edit<Details> {
  readonly name: string;
  readonly label: string;
  readonly perform: (draft: MovieDraft, details: Details) => void;
}

export function edit<Details>(
  name: string,
  label: string,
  perform: (draft: MovieDraft, details: Details) => void,
): Edit<Details> {
  return { name, label, perform };
}

/** The only way a document changes. What did not change is shared with the document before. */
export function runEdit<Details>(
  before: ProjectData,
  { perform }: Edit<Details>,
  details: Details,
): Edited {
  const data = create(before, (draft: MovieDraft) => {
    perform(draft, details);
  });
  return { before, data, ...difference(before, data) };
}
