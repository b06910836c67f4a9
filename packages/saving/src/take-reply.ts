import type { Project, SaveReply } from '@reelwright/contract';
import {
  difference,
  type JsonObject,
  jsonEqual,
  MergeRefused,
  mergeJson,
  type ProjectData,
  readProjectData,
} from '@reelwright/movie';
import { changedMeta } from './make-request.ts';
import type { SaveRequest, Saving } from './saving.ts';
import type { Effect } from './saving-event.ts';
import { sendChanges, sendWhole, waitToSend } from './send-changes.ts';
import { metaOf } from './start-saving.ts';
import { before, go, type NewId, type Step } from './step.ts';
import { takeEdit } from './take-edits.ts';

/** A record of this many edits is begun anew, once the server has them all. */
const maxKeptEdits = 500;

export function takeReply(
  state: Saving,
  request: SaveRequest,
  reply: SaveReply,
  newId: NewId,
): Step {
  if (reply.type === 'saved') return takeSaved(state, request, reply);
  const { project, reason } = reply;
  const isBehind = project.revision !== request.revision;
  if (reason === 'hash' && !isBehind && request.kind === 'patch') {
    // The copies differ although they should not: ours takes the place of theirs, whole.
    return sendWhole({ ...state, base: { data: parsed(project) } }, newId);
  }
  return takeStale(state, project, newId);
}

function takeSaved(
  state: Saving,
  request: SaveRequest,
  { id, revision, updated_at }: Extract<SaveReply, { type: 'saved' }>,
): Step {
  const unsaved = state.edit === request.upTo ? 0 : Math.max(1, state.edit - request.upTo);
  const saved: Saving = {
    ...state,
    id,
    revision,
    savedAt: updated_at,
    base: request.after,
    baseMeta: request.afterMeta,
    baseline: request.after.data as Saving['baseline'],
    savedEdit: request.upTo,
    unsaved,
    sent: [],
  };
  const mark: readonly Effect[] = [
    { type: 'keep', entry: { kind: 'saved', upTo: request.upTo, revision, projectId: id } },
  ];
  if (unsaved > 0) return before(state.keeping.isOn ? mark : [], waitToSend(saved));
  if (!state.keeping.isOn) return go(saved, { name: 'saved' });
  if (state.edit - state.keeping.from < maxKeptEdits) return go(saved, { name: 'saved' }, ...mark);
  return go(forgetKept(saved), { name: 'saved' }, { type: 'keep', entry: { kind: 'end' } });
}

function forgetKept(state: Saving): Saving {
  return { ...state, keeping: { isOn: false, baseText: undefined, adjusted: [], from: 0 } };
}

/**
 * The server has another revision. If its content is something we sent ourselves, or what we started
 * from, nobody's work is at stake and we go on from there; if others changed other things, theirs and ours
 * go on together. Otherwise the person decides.
 */
function takeStale(state: Saving, theirs: Project, newId: NewId): Step {
  const data = parsed(theirs);
  const isOurs = [state.base.data, ...state.sent].some((known) => jsonEqual(known, data));
  if (isOurs) return sendChanges(basedOn(state, theirs, data), newId);
  const merged = mergedWith(state, readProjectData(data).data);
  return merged
    ? goOnTogether(basedOn(state, theirs, data), merged, newId)
    : go(state, { name: 'conflict', theirs });
}

function basedOn(state: Saving, theirs: Project, data: JsonObject): Saving {
  const ownMeta = changedMeta(state.baseMeta, state.meta);
  const theirMeta = metaOf(theirs);
  return {
    ...state,
    revision: theirs.revision,
    savedAt: theirs.updated_at,
    base: { data },
    baseMeta: theirMeta,
    baseline: readProjectData(data).data,
    meta: { ...theirMeta, ...ownMeta },
    sent: [],
  };
}

function mergedWith({ baseline, data }: Saving, theirs: ProjectData): ProjectData | undefined {
  try {
    return readProjectData(mergeJson(baseline, data, theirs)).data;
  } catch (error) {
    if (error instanceof MergeRefused) return undefined;
    throw error;
  }
}

/** Undo begins anew: its steps know nothing of what came in. */
function goOnTogether(state: Saving, data: ProjectData, newId: NewId): Step {
  const { changes } = difference(state.data, data);
  const taken = takeEdit(state, { data, changes, meta: state.meta, count: 0, atMs: 0 });
  const generation = state.generation + 1;
  return before(taken.effects, sendChanges({ ...taken.state, generation }, newId));
}

function parsed(project: Project): JsonObject {
  return JSON.parse(project.data_json) as JsonObject;
}
