import type { Change } from './changes/change.ts';

/** One thing that undo takes back: an edit, or several of the same kind in a row. */
interface Step {
  readonly label: string;
  readonly changes: readonly Change[];
  readonly inverse: readonly Change[];
  readonly mergeKey: string | undefined;
}

export interface History {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

export const emptyHistory: History = { past: [], future: [] };

export const maxUndoSteps = 500;

/**
 * Remembers an edit. Edits in a row with the same `mergeKey` (typing into one field, one drag) are
 * taken back together.
 */
export function remember(
  history: History,
  edit: Pick<Step, 'label' | 'changes' | 'inverse'> & { readonly mergeKey?: string },
): History {
  if (edit.changes.length === 0) return history;
  const step: Step = { ...edit, mergeKey: edit.mergeKey };
  const last = history.past.at(-1);
  const merges = last?.mergeKey !== undefined && last.mergeKey === step.mergeKey;
  const past = merges
    ? [...history.past.slice(0, -1), merged(last, step)]
    : [...history.past, step].slice(-maxUndoSteps);
  return { past, future: [] };
}

function merged(first: Step, second: Step): Step {
  return {
    ...second,
    changes: [...first.changes, ...second.changes],
    inverse: [...second.inverse, ...first.inverse],
  };
}

/** Ends a run of merged edits: the next one is a step of its own. */
export function breakMerging(history: History): History {
  const last = history.past.at(-1);
  if (last?.mergeKey === undefined) return history;
  return { ...history, past: [...history.past.slice(0, -1), { ...last, mergeKey: undefined }] };
}

/** What to apply to take the last step back, and the history after that. */
export function undo(
  history: History,
): { changes: readonly Change[]; history: History } | undefined {
  const step = history.past.at(-1);
  return (
    step && {
      changes: step.inverse,
      history: { past: history.past.slice(0, -1), future: [step, ...history.future] },
    }
  );
}

export function redo(
  history: History,
): { changes: readonly Change[]; history: History } | undefined {
  const [step, ...future] = history.future;
  return step && { changes: step.changes, history: { past: [...history.past, step], future } };
}
