// A step that is a job: work of minutes, of which the project keeps enough to find it again after a reload.
import type { InfoOf, ProjectData } from '@reelwright/movie';
import type { Step } from './wizard.ts';

/** What a job step says, as data. Who does the work comes with the wizard's screens. */
export interface StepJob {
  /** What it works on, such as the address of a sound: what was done for something else is to be done again. */
  readonly about: (data: ProjectData) => string;
  /** On its button: 'Transcribe the podcast'. */
  readonly startLabel: string;
  /** Before it tells how far it is: 'Transcribing your podcast'. */
  readonly runningWords: string;
  /** 'Your podcast is transcribed.' */
  readonly doneWords: string;
  readonly againLabel: string;
  /** Said when Next is pressed while it runs, and before it was started. */
  readonly waitMessage: string;
  readonly missingMessage: string;
}

type KeptJob = NonNullable<InfoOf<'podcast'>['jobs']>[string];

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
