// A step that is a job: work of minutes, of which the project keeps enough to find it again after a reload.
import type { ProjectData, WizardInfo } from '@reelwright/movie';
import type { Step } from './wizard.ts';

type KeptJob = NonNullable<WizardInfo['jobs']>[string];

export type StepJobState =
  | { readonly status: 'idle' }
  /** `id` finds the work again. */
  | { readonly status: 'running'; readonly id: string }
  | { readonly status: 'failed'; readonly problem: string }
  | { readonly status: 'done' };

/** How far the job of a step is, by what the project keeps of it. */
export function jobState(data: ProjectData, { id, job }: Step): StepJobState {
  const kept = data.info.jobs?.[id];
  if (!kept || !job || kept.about !== job.about(data)) return { status: 'idle' };
  switch (kept.status) {
    case 'running':
      return { status: 'running', id: kept.id ?? '' };
    case 'failed':
      return { status: 'failed', problem: kept.problem ?? '' };
    default:
      return { status: 'done' };
  }
}

export function withJobState(data: ProjectData, step: Step, state: StepJobState): ProjectData {
  const { [step.id]: _, ...others } = data.info.jobs ?? {};
  const about = step.job?.about(data) ?? '';
  const kept: KeptJob | undefined = state.status === 'idle' ? undefined : { ...state, about };
  return {
    ...data,
    info: { ...data.info, jobs: kept ? { ...others, [step.id]: kept } : others },
  };
}
