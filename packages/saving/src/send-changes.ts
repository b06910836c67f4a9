import { nextRequest, wholeRequest } from './make-request.ts';
import type { SaveRequest, Saving } from './saving.ts';
import type { Effect } from './saving-event.ts';
import { go, type NewId, type Step } from './step.ts';

/** Spec: a patch that has to wait for another one is tried again after a second. */
const waitMs = 1000;

/** Changes go out in a moment, together with those that follow closely. */
export function waitToSend(state: Saving): Step {
  return go(state, { name: 'waiting' }, { type: 'wake', afterMs: waitMs });
}

/** Sends what the server does not have, if there is anything. */
export function sendChanges(state: Saving, newId: NewId): Step {
  if (state.id === undefined && state.meta.name === '') {
    return go(state, { name: 'naming' }, { type: 'ask', question: 'name' });
  }
  const request = nextRequest(state, newId());
  if (request) return send(state, request);
  // Everything was taken back again.
  const nothing = { ...state, unsaved: 0, savedEdit: state.edit };
  const { id, revision } = state;
  const saved: readonly Effect[] =
    state.keeping.isOn && id !== undefined
      ? [{ type: 'keep', entry: { kind: 'saved', upTo: state.edit, revision, projectId: id } }]
      : [];
  return go(nothing, { name: 'saved' }, ...saved);
}

export function sendWhole(state: Saving, newId: NewId): Step {
  return send(state, wholeRequest(state, newId()));
}

export function send(state: Saving, request: SaveRequest): Step {
  const { changeId, upTo, kind } = request;
  const sent = { ...state, savesItself: true, sent: [...state.sent, request.after.data] };
  const mark: readonly Effect[] = state.keeping.isOn
    ? [{ type: 'keep', entry: { kind: 'sent', upTo, changeId, request: kind } }]
    : [];
  return go(sent, { name: 'sending', request, pausedMs: 0 }, ...mark, { type: 'send', request });
}

/** The same again: whatever came of the first try, the server takes it in once. */
export function sendAgain(state: Saving, request: SaveRequest, pausedMs = 0): Step {
  return go(state, { name: 'sending', request, pausedMs }, { type: 'send', request });
}
