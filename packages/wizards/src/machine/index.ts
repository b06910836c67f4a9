// The machine that every wizard is declared for: '@reelwright/wizards/machine'. It knows none of them.

export { isReachableAnywhere } from '../ending/reachable-address.ts';
export { formValuesOf, withFormValue } from './answers.ts';
export { filmInFormat } from './film-in-format.ts';
export { filmOf, withFilm } from './film-of.ts';
export { type LeavingStep, leaveStep } from './leave-step.ts';
export { musicFor } from './music-for.ts';
export { passSteps } from './pass-steps.ts';
export { quietSaveMeta } from './quiet-save.ts';
export { jobState, type StepJobState, withJobState } from './step-job.ts';
export {
  furthestIndex,
  mayOpenStep,
  nextIndex,
  openingIndex,
  previousIndex,
  reachedIndex,
  stepIndexOf,
  stepPath,
  stepsOnTheWay,
} from './step-place.ts';
export {
  type Confirmation,
  type Edit,
  type PlanLimit,
  type Step,
  type StepTask,
  type StepWork,
  type UpgradeOffer,
  type Wizard,
  wizardCategory,
} from './wizard.ts';
