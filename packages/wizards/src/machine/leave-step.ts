import type { ProjectData } from '@reelwright/movie';
import type {
  Confirmation,
  Edit,
  PlanLimit,
  Step,
  StepTask,
  StepWork,
  UpgradeOffer,
} from './wizard.ts';

/** What leaving a step needs of whoever draws it. */
export interface LeavingStep {
  readonly step: Step;
  /** The answers as they are at the moment of asking. */
  readonly data: () => ProjectData;
  readonly change: (edit: Edit) => void;
  readonly confirm: (question: Confirmation) => Promise<boolean>;
  readonly work: StepWork;
  /** How much their plan allows; missing: everything. */
  readonly planLimit?: (limit: PlanLimit) => number | null;
  /** What the wizard's screens wait for: declarations know no server. */
  readonly waitFor?: StepTask | undefined;
  /** It begins to wait for something. */
  readonly onWait?: () => void;
}

export type StepLeft =
  | { readonly kind: 'done' }
  /** They chose to stay, or cancelled. */
  | { readonly kind: 'stays' }
  | { readonly kind: 'refused'; readonly problem: string }
  /** Their plan does not allow it. */
  | ({ readonly kind: 'upgrade' } & UpgradeOffer);

const stays: StepLeft = { kind: 'stays' };

/**
 * All that stands between a step and the next: its check, its questions, what it waits for, and what puts the answers
 * in order. The answers are changed at the end, all at once; cancelled before, they stay as they were.
 */
export async function leaveStep(leaving: LeavingStep): Promise<StepLeft> {
  const { step, data, change, confirm, work } = leaving;
  const problem = step.check?.(data());
  if (problem !== undefined) return { kind: 'refused', problem };
  const offer = step.overPlan?.(data(), leaving.planLimit ?? (() => null));
  if (offer) return { kind: 'upgrade', ...offer };
  for (const question of step.confirmations?.(data()) ?? []) {
    if (!(await confirm(question)) || work.signal.aborted) return stays;
  }
  const edits: Edit[] = [];
  for (const task of [step.waitFor, leaving.waitFor]) {
    if (!task) continue;
    leaving.onWait?.();
    const result = await task(data(), work);
    if (work.signal.aborted) return stays;
    if (typeof result === 'function') edits.push(result);
    else return { kind: 'refused', problem: result.problem };
  }
  // People could type while it was waited for.
  const late = edits.length > 0 ? step.check?.(data()) : undefined;
  if (late !== undefined) return { kind: 'refused', problem: late };
  if (step.beforeNext) edits.push(step.beforeNext);
  if (edits.length > 0) change((now) => edits.reduce((then, edit) => edit(then), now));
  return { kind: 'done' };
}
