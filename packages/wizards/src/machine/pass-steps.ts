import { checkForm } from '@reelwright/forms';
import type { ProjectData } from '@reelwright/movie';
import { formValuesOf } from './answers.ts';
import { nextIndex, reachedIndex } from './step-place.ts';
import type { Step, Wizard } from './wizard.ts';

interface Passing {
  /** Steps that wait for something only the page can fetch. */
  readonly waitsAt?: (step: Step) => boolean;
}

/**
 * The answers as if Next had been pressed on every step, as far as that goes without anybody answering something: what is
 * filled in needs no walk from step to step, and every step may be opened.
 */
export function passSteps(
  wizard: Wizard,
  given: ProjectData,
  { waitsAt = () => false }: Passing = {},
): ProjectData {
  const last = wizard.steps.length - 1;
  let data = given;
  let at = 0;
  while (at < last) {
    const step = wizard.steps[at];
    if (!step || waitsAt(step) || !isAnswered(step, data)) break;
    data = step.beforeNext?.(data) ?? data;
    at = nextIndex(wizard, data, at);
  }
  const maxIndex = reachedIndex(data, at);
  return maxIndex === data.maxIndex ? data : { ...data, maxIndex };
}

function isAnswered(step: Step, data: ProjectData): boolean {
  if (step.job || step.waitFor || step.awaits?.(data)) return false;
  if (step.check?.(data) !== undefined) return false;
  const fields = step.fields?.(data) ?? [];
  return checkForm(fields, formValuesOf(fields, data)).length === 0;
}
