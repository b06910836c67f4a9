import type { ProjectMeta } from '@reelwright/contract';
import { type Change, dataVersion, type ProjectData } from '@reelwright/movie';
import type { Saving } from './saving.ts';
import type { Effect } from './saving-event.ts';
import { waitToSend } from './send-changes.ts';
import { before, type Step, stay } from './step.ts';

interface NewEdit {
  readonly data: ProjectData;
  /** How it differs from the document that was here. */
  readonly changes: readonly Change[];
  readonly meta: ProjectMeta;
  readonly count: number;
  readonly atMs: number;
}

/** Takes an edit in: kept in the browser at once, and on its way to the server in a moment. */
export function takeEdit(state: Saving, edit: NewEdit): Step {
  const [kept, effects] = keepEdit(state, edit);
  const edited = {
    ...kept,
    data: edit.data,
    meta: edit.meta,
    edit: state.edit + 1,
    unsaved: state.unsaved + edit.count,
  };
  const isResting = state.phase.name === 'saved' || state.phase.name === 'held';
  return before(effects, isResting && state.savesItself ? waitToSend(edited) : stay(edited));
}

function keepEdit(
  state: Saving,
  { changes, meta, count, atMs }: NewEdit,
): readonly [Saving, readonly Effect[]] {
  const entry = {
    kind: 'edit',
    edit: state.edit + 1,
    count,
    changes,
    atMs,
    ...(meta !== state.meta && { meta }),
  } as const;
  if (state.keeping.isOn) return [state, [{ type: 'keep', entry }]];
  const baseText = state.keeping.baseText ?? JSON.stringify(state.data);
  // What the page itself changed since: kept edits start from the text.
  const adjusted = state.keeping.baseText === undefined ? [] : state.keeping.adjusted;
  const begin = {
    kind: 'begin',
    version: dataVersion,
    projectId: state.id,
    memberId: state.memberId,
    revision: state.revision,
    baseText,
    meta: state.baseMeta,
  } as const;
  return [
    {
      ...state,
      keeping: { isOn: true, baseText: undefined, adjusted: [], from: state.edit + 1 },
    },
    [
      { type: 'keep', entry: begin },
      // A name that was given before anything was kept is part of the first line.
      { type: 'keep', entry: { ...entry, meta, changes: [...adjusted, ...changes] } },
    ],
  ];
}
