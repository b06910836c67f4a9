import { checkForm, type FieldProblem } from '@reelwright/forms';
import type { ProjectData } from '@reelwright/movie';
import { formValuesOf } from './answers.ts';
import type { Step } from './wizard.ts';

/** What keeps a step from being done: fields first, in their order, then the answers as a whole. */
export interface StepProblems {
  readonly fields: readonly FieldProblem[];
  readonly message: string | undefined;
}

export function checkStep(step: Step, data: ProjectData): StepProblems | undefined {
  const declared = step.fields?.(data) ?? [];
  const fields = checkForm(declared, formValuesOf(declared, data));
  const message = fields.length > 0 ? undefined : step.check?.(data);
  return fields.length > 0 || message !== undefined ? { fields, message } : undefined;
}
