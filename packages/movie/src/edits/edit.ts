import { create, type Draft } from 'mutative';
import type { Change } from '../changes/change.ts';
import type { ProjectData } from '../schema/project-data.ts';

/** What an edit did: the document after it, and the steps there and back. */
export interface Edited {
  readonly data: ProjectData;
  readonly changes: readonly Change[];
  readonly inverse: readonly Change[];
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

/** The only way a document changes: undo, redo and incremental saving all come from its patches. */
export function runEdit<Details>(
  data: ProjectData,
  { perform }: Edit<Details>,
  details: Details,
): Edited {
  const [edited, patches, inverse] = create(
    data,
    (draft: MovieDraft) => {
      perform(draft, details);
    },
    { enablePatches: { pathAsArray: false, arrayLengthAssignment: false } },
  );
  return { data: edited, changes: patches.map(toChange), inverse: inverse.map(toChange) };
}

/** JSON has no `undefined`: setting something to it is removing it. */
function toChange(patch: { op: string; path: unknown; value?: unknown }): Change {
  const path = String(patch.path);
  if (patch.op === 'remove' || patch.value === undefined) return { op: 'remove', path };
  return { op: patch.op as 'add' | 'replace', path, value: patch.value as never };
}
