import { defaultProjectName } from '@reelwright/contract';
import { difference } from '@reelwright/movie';
import { keepAsCopy, saveAs, takeRestored, takeRestoredAsCopy, takeTheirs } from './resolve.ts';
import { requestOf, type Saving } from './saving.ts';
import type { SavingEvent } from './saving-event.ts';
import { sendAgain, sendChanges, waitToSend } from './send-changes.ts';
import { isMemberId } from './start-saving.ts';
import { before, go, type NewId, type Step, stay } from './step.ts';
import { takeEdit } from './take-edits.ts';
import { takeFailure } from './take-failure.ts';
import { takeReply } from './take-reply.ts';

/**
 * The client's side of saving, whole: what becomes of an open project when something happens, and
 * what to do about it. No clock, no network, no storage: whoever runs it carries the effects out
 * and reports what came of them as further events.
 */
export function advance(state: Saving, event: SavingEvent, newId: NewId): Step {
  const { phase } = state;
  // Somebody else is signed in: nothing leaves, nothing is kept in their name.
  if (phase.name === 'closed') return stay(state);
  switch (event.type) {
    case 'edited': {
      const { data, changes, meta = state.meta, atMs } = event;
      return takeEdit(state, { data, changes, meta, count: 1, atMs });
    }
    case 'adjusted':
      return adjust(state, event.data);
    case 'save':
      return saveNow(state, newId);
    case 'save-as':
      return requestOf(state) || phase.name === 'naming' || isAsked(state)
        ? stay(state)
        : saveAs(state, event.name, newId);
    case 'woke':
      if (phase.name === 'waiting') return sendByItself(state, newId);
      return phase.name === 'retrying'
        ? sendAgain(state, phase.request, phase.pauseMs)
        : stay(state);
    case 'online':
      return phase.name === 'retrying' ? sendAgain(state, phase.request) : stay(state);
    case 'replied': {
      const request = requestOf(state);
      if (request?.changeId !== event.changeId) return stay(state);
      return takeReply(state, request, event.reply, newId);
    }
    case 'failed':
      if (phase.name !== 'sending' || phase.request.changeId !== event.changeId) return stay(state);
      return takeFailure(state, phase.request, event.failure, phase.pausedMs, newId);
    case 'cancelled':
      if (phase.name !== 'sending' || phase.request.changeId !== event.changeId) return stay(state);
      return go(state, { name: 'held' });
    case 'signed-in':
      return signedIn(state, event.memberId);
    case 'named':
      return named(state, event.name, newId);
    case 'answered':
      if (!isAsked(state)) return stay(state);
      if (event.answer === 'copy') return keepAsCopy(state, newId);
      return phase.name === 'conflict' ? takeTheirs(state, phase.theirs) : stay(state);
    case 'saved-elsewhere':
      if (!isAtRest(state) || event.revision <= state.revision) return stay(state);
      return { state, effects: [{ type: 'load' }] };
    case 'loaded': {
      const { project } = event;
      const isNewer = project.id === state.id && project.revision > state.revision;
      return isNewer && isAtRest(state) ? takeTheirs(state, project) : stay(state);
    }
    case 'restored':
      return isClean(state) ? takeRestored(state, event.edits, event.atMs) : stay(state);
    case 'restored-as-copy':
      if (!isClean(state)) return stay(state);
      return takeRestoredAsCopy(state, event.edits, event.atMs, newId);
    default:
      return event satisfies never;
  }
}

/** The person has to say first what becomes of their changes. */
function isAsked({ phase }: Saving): boolean {
  return phase.name === 'conflict' || phase.name === 'gone';
}

function isAtRest(state: Saving): boolean {
  return state.phase.name === 'saved' && state.unsaved === 0;
}

/** Nothing here would be lost if another document took its place. */
function isClean(state: Saving): boolean {
  return state.unsaved === 0 && requestOf(state) === undefined;
}

/** Not an edit of the person's: it is no reason to save, and not counted as unsaved. */
function adjust(state: Saving, data: Saving['data']): Step {
  const { changes } = difference(state.data, data);
  if (state.unsaved > 0 || state.keeping.isOn)
    return takeEdit(state, { data, changes, meta: state.meta, count: 0, atMs: 0 });
  const adjusted = [...state.keeping.adjusted, ...changes];
  return stay({ ...state, data, baseline: data, keeping: { ...state.keeping, adjusted } });
}

function saveNow(state: Saving, newId: NewId): Step {
  const { phase } = state;
  switch (phase.name) {
    case 'waiting':
    case 'held':
      return sendChanges(state, newId);
    case 'retrying':
      return sendAgain(state, phase.request);
    case 'signed-out':
      return go(state, phase, { type: 'ask', question: 'sign-in' });
    default:
      return stay(state);
  }
}

function signedIn(state: Saving, memberId: number): Step {
  const isSame = state.memberId === memberId;
  if (isMemberId(state.memberId) && !isSame) return go(state, { name: 'closed' });
  const owned = { ...state, memberId, savesItself: state.savesItself || isMemberId(memberId) };
  const isNew = !isSame && state.keeping.isOn;
  return before(
    isNew ? [{ type: 'keep', entry: { kind: 'owner', memberId } }] : [],
    goOnAs(owned, !isSame),
  );
}

/** What a guest made is saved by itself once they are a member. */
function goOnAs(owned: Saving, isNewMember: boolean): Step {
  const { phase } = owned;
  if (phase.name === 'signed-out') return sendAgain(owned, phase.request);
  const isKept = isNewMember && phase.name === 'held' && owned.unsaved > 0;
  return isKept ? waitToSend(owned) : stay(owned);
}

function named(state: Saving, name: string | undefined, newId: NewId): Step {
  if (state.phase.name !== 'naming') return stay(state);
  return name ? sendAs(state, name, newId) : go(state, { name: 'held' });
}

/** Nobody is asked for a name in the middle of their work: until they give it one, it has the default. */
function sendByItself(state: Saving, newId: NewId): Step {
  const isNameless = state.id === undefined && state.meta.name === '';
  return isNameless ? sendAs(state, defaultProjectName, newId) : sendChanges(state, newId);
}

function sendAs(state: Saving, name: string, newId: NewId): Step {
  const meta = { ...state.meta, name, title: state.meta.title || name };
  const taken = takeEdit(state, { data: state.data, changes: [], meta, count: 0, atMs: 0 });
  return before(taken.effects, sendChanges(taken.state, newId));
}
