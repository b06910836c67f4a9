import { formatCount } from '@reelwright/english';
import type { Saving } from '@reelwright/saving';

export interface SavingDescription {
  readonly words: string;
  readonly tone: 'quiet' | 'busy' | 'warning';
}

/** Where saving stands, as a quiet word. */
export function describeSaving(state: Saving, isGuest = false): SavingDescription {
  const { phase, unsaved } = state;
  switch (phase.name) {
    case 'saved':
      return { words: savedAt(state), tone: 'quiet' };
    case 'waiting':
      return { words: 'Saving…', tone: 'busy' };
    case 'sending':
      return phase.pausedMs > 0
        ? { words: `Offline: ${kept(unsaved)}`, tone: 'warning' }
        : { words: 'Saving…', tone: 'busy' };
    case 'retrying':
      return { words: `${whyRetrying[phase.because]}: ${kept(unsaved)}`, tone: 'warning' };
    case 'signed-out':
      return { words: `Logged out: ${kept(unsaved)}`, tone: 'warning' };
    case 'held':
      if (phase.message) {
        return { words: `Not saved, ${kept(unsaved)}: ${phase.message}`, tone: 'warning' };
      }
      return { words: isGuest ? 'Kept in this browser' : 'Not saved yet', tone: 'quiet' };
    case 'naming':
      return { words: 'Not saved yet', tone: 'quiet' };
    case 'conflict':
      return { words: 'Changed elsewhere', tone: 'warning' };
    case 'gone':
      return { words: 'Deleted elsewhere', tone: 'warning' };
    case 'closed':
      return { words: `Somebody else is logged in: ${kept(unsaved)}`, tone: 'warning' };
    default:
      return phase satisfies never;
  }
}

/** A full disk does not pass by itself: somebody has to hear of it. */
const whyRetrying = {
  offline: 'Offline',
  trouble: 'Trying again',
  'disk-full': 'The server’s disk is full',
} as const;

export function countChanges(count: number): string {
  return formatCount(count, 'change');
}

function kept(count: number): string {
  return `${countChanges(count)} kept here`;
}

function savedAt(state: Saving): string {
  if (state.savedAt === undefined) return 'Saved';
  const time = new Date(state.savedAt);
  const hours = String(time.getHours()).padStart(2, '0');
  return `Saved · ${hours}:${String(time.getMinutes()).padStart(2, '0')}`;
}
