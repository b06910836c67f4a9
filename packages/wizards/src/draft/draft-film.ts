import type { ProjectData } from '@reelwright/movie';
import type { Ask } from './ask.ts';
import type { DraftOptions, WizardDraft } from './draft-step.ts';

interface DraftRun extends DraftOptions {
  /** AbortSignal; this package knows neither DOM nor Node. */
  readonly signal: { throwIfAborted(): void };
  readonly onProgress?: (activity: string) => void;
}

/** More steps than the longest list has. */
const maxSteps = 200;

/** The answers with everything filled in that is known: what the screen does step by step, to its end. */
export async function draftFilm(
  { nextStep }: WizardDraft,
  given: ProjectData,
  ask: Ask,
  { signal, onProgress, ...options }: DraftRun,
): Promise<ProjectData> {
  let data = given;
  for (let steps = 0; steps < maxSteps; steps += 1) {
    signal.throwIfAborted();
    const step = nextStep(data, options);
    if (!step) return data;
    onProgress?.(step.activity);
    if (step.begin) data = step.begin(data);
    const update = await step.answer(ask, data);
    data = update(data);
  }
  throw new Error('A draft asks for the same again and again.');
}
