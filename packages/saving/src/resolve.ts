// Answers to the questions that saving can come to: whose changes stay, and what becomes of kept ones.
import type { Project, ProjectMeta } from '@reelwright/contract';
import { cutText, difference } from '@reelwright/movie';
import { wholeRequest } from './make-request.ts';
import type { Saving } from './saving.ts';
import type { Effect, Restored } from './saving-event.ts';
import { send, sendChanges } from './send-changes.ts';
import { openSaving } from './start-saving.ts';
import { before, type NewId, type Step, stay } from './step.ts';
import { takeEdit } from './take-edits.ts';

/** Mine goes on as a project of its own; the other stays as they saved it. */
export function keepAsCopy(state: Saving, newId: NewId): Step {
  const isThere = state.phase.name !== 'gone';
  return part(state, isThere ? copyMeta(state.meta) : state.meta, newId);
}

/** The same because the person wants it so, under a name of their choice. */
export function saveAs(state: Saving, name: string, newId: NewId): Step {
  return part(state, { ...state.meta, name, title: name }, newId);
}

function part(state: Saving, meta: ProjectMeta, newId: NewId): Step {
  const effects: readonly Effect[] = state.keeping.isOn
    ? [{ type: 'keep', entry: { kind: 'parted', meta } }]
    : [];
  return before(effects, sendChanges({ ...parted(state), meta }, newId));
}

export function copyMeta(meta: ProjectMeta): ProjectMeta {
  const name = cutText(`Copy of ${meta.name}`, 200);
  return { ...meta, name, title: meta.title ? cutText(`Copy of ${meta.title}`, 500) : name };
}

function parted(state: Saving): Saving {
  return { ...state, id: undefined, revision: 0, savedAt: undefined, base: { data: {} }, sent: [] };
}

/** The server's copy takes the place of what is here. */
export function takeTheirs(state: Saving, project: Project): Step {
  const opened = openSaving(project, state.memberId ?? -1);
  const { edit, generation } = state;
  return before(
    state.keeping.isOn ? [{ type: 'keep', entry: { kind: 'end' } }] : [],
    stay({ ...opened, edit, savedEdit: edit, generation: generation + 1 }),
  );
}

/** Edits of an earlier visit, as if they were made just now. */
export function takeRestored(state: Saving, edits: Restored, atMs: number): Step {
  const { data, meta, count, create } = edits;
  const fresh = { ...state, generation: state.generation + 1 };
  if (!create || state.id !== undefined) return takeWhole(fresh, { data, meta, count, atMs });
  // The create goes out again as it was, and what came after it follows.
  const first = takeWhole(fresh, { data: create.data, meta: create.meta, count: 0, atMs });
  const request = wholeRequest(first.state, create.changeId);
  const rest = takeWhole(first.state, { data, meta, count, atMs });
  return before([...first.effects, ...rest.effects], send(rest.state, request));
}

/** A document from elsewhere takes the place of the one here, as one edit. */
function takeWhole(state: Saving, edit: Omit<Parameters<typeof takeEdit>[1], 'changes'>): Step {
  return takeEdit(state, { ...edit, changes: difference(state.data, edit.data).changes });
}

/** The same where the project went on without them. */
export function takeRestoredAsCopy(
  state: Saving,
  edits: Restored,
  atMs: number,
  newId: NewId,
): Step {
  const meta = edits.create ? edits.meta : copyMeta(edits.meta);
  const own = {
    ...parted(state),
    keeping: { isOn: false, adjusted: [], from: 0, baseText: undefined },
  };
  const taken = takeRestored(own, { ...edits, meta }, atMs);
  if (edits.create) return taken;
  return before(taken.effects, sendChanges({ ...taken.state, savesItself: true }, newId));
}
