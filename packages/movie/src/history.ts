import type { Change } from './changes/change.ts';
import { type Difference, difference } from './changes/difference.ts';
import type { Edited } from './edits/edit.ts';
import type { ProjectData } from './schema/project-data.ts';

/** One thing that undo takes back: an edit, or several of the same kind in a row. */
interface Step extends Difference {
  readonly label: string;
}

/** Edits in a row that are one step: from the document before the first to the one after the last. */
interface Run {
  readonly key: string;
  readonly from: ProjectData;
  readonly to: ProjectData;
}

export interface History {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  /** While it lasts, the last step of `past` grows instead of another one being added. */
  readonly run?: Run | undefined;
}

export const emptyHistory: History = { past: [], future: [] };

export const maxUndoSteps = 500;

export interface NewStep extends Edited {
  readonly label: string;
  /** Edits in a row with the same key (typing into one field, one drag) are taken back together. */
  readonly mergeKey?: string | undefined;
}

/** Remembers an edit. A step of many edits holds how the last one left things, and nothing of those between. */
export function remember(history: History, edit: NewStep): History {
  const { label, before, data, changes, inverse, mergeKey } = edit;
  if (changes.length === 0) return history;
  const { run } = history;
  const goesOn = run !== undefined && run.key === mergeKey && run.to === before;
  const from = goesOn ? run.from : before;
  const step = { label, ...(goesOn ? difference(from, data) : { changes, inverse }) };
  const past = goesOn ? history.past.slice(0, -1) : history.past;
  // Typed and deleted again: there is nothing to take back.
  if (step.changes.length === 0) return { past, future: [] };
  return {
    past: [...past, step].slice(-maxUndoSteps),
    future: [],
    ...(mergeKey !== undefined && { run: { key: mergeKey, from, to: data } }),
  };
}

/** Ends a run of merged edits: the next one is a step of its own. */
export function breakMerging(history: History): History {
  return history.run ? { past: history.past, future: history.future } : history;
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
