import type { SaveRequest, Saving } from './saving.ts';
import type { Failure } from './saving-event.ts';
import { sendWhole } from './send-changes.ts';
import { go, type NewId, type Step } from './step.ts';

const firstPauseMs = 1000;
const longestPauseMs = 60_000;

export function takeFailure(
  state: Saving,
  request: SaveRequest,
  { kind, message }: Failure,
  pausedMs: number,
  newId: NewId,
): Step {
  switch (kind) {
    case 'offline':
    case 'trouble':
    case 'disk-full': {
      const pauseMs = pausedMs ? Math.min(longestPauseMs, 2 * pausedMs) : firstPauseMs;
      return go(
        state,
        { name: 'retrying', request, because: kind, pauseMs, message },
        { type: 'wake', afterMs: pauseMs },
      );
    }
    case 'login':
      return go(state, { name: 'signed-out', request }, { type: 'ask', question: 'sign-in' });
    case 'missing':
      return go(state, { name: 'gone' });
    case 'refused':
      // A patch that cannot be taken may still be taken as a whole document.
      if (request.kind === 'patch') return sendWhole(state, newId);
      return go(state, { name: 'held', message });
    default:
      return kind satisfies never;
  }
}
