/** A draft beside somebody who works on the same answers: step by step, while they type, change their mind or leave. */
import type { ProjectData } from '@reelwright/movie';
import type { Ask } from './ask.ts';
import type { DraftOptions, DraftStep, WizardDraft } from './draft-step.ts';

interface DraftPlace {
  readonly draft: WizardDraft;
  readonly ask: Ask;
  readonly options: () => DraftOptions;
  readonly read: () => ProjectData;
  readonly change: (update: (data: ProjectData) => ProjectData) => void;
  /** Runs something later. @returns what calls it off */
  readonly wait: (milliseconds: number, run: () => void) => () => void;
  /** Told what is being looked up; undefined: nothing. */
  readonly onActivity: (activity: string | undefined) => void;
  /** Told why it stopped, and that it goes on. */
  readonly onProblem: (problem: DraftProblem | undefined) => void;
}

export interface DraftProblem {
  readonly step: DraftStep;
  readonly error: unknown;
}

export interface DraftRunner {
  /** Looks whether there is something to do; called whenever the answers changed. */
  readonly look: () => void;
  /** Asks again for what failed. */
  readonly retry: () => void;
  readonly end: () => void;
}

/** What is typed is looked up once nobody typed for this long. */
const typingSettlesMs = 600;

export function createDraftRunner(place: DraftPlace): DraftRunner {
  const { draft, ask, read, change, wait, onActivity, onProblem } = place;
  let current: DraftStep | undefined;
  let waiting: { readonly key: string; readonly stop: () => void } | undefined;
  /** The step that failed. Somebody who goes on needs something else, and that is tried. */
  let failed: string | undefined;
  let hasEnded = false;
  /** What was typed was waited for already: what follows from its answer need not wait again. */
  let isSettled = false;

  const next = () => draft.nextStep(read(), place.options());
  const stopWaiting = () => {
    waiting?.stop();
    waiting = undefined;
  };
  const isWanted = (step: DraftStep) =>
    step.isWanted ? step.isWanted(read()) : next()?.key === step.key;

  const look = () => {
    if (hasEnded) return;
    // An answer that nobody needs any more is not waited for.
    if (current && !isWanted(current)) leave();
    if (current) return;
    const step = next();
    if (waiting && waiting.key !== step?.key) stopWaiting();
    if (!step || step.key === failed || waiting) return;
    if (failed !== undefined) {
      failed = undefined;
      onProblem(undefined);
    }
    if (!step.isTyped || isSettled) return void take(step);
    const stop = wait(typingSettlesMs, () => {
      waiting = undefined;
      if (!hasEnded && next()?.key === step.key) void take(step);
      else look();
    });
    waiting = { key: step.key, stop };
  };

  const leave = () => {
    current = undefined;
    onActivity(undefined);
  };

  const take = async (step: DraftStep) => {
    current = step;
    onActivity(step.activity);
    const { begin, giveUp } = step;
    if (begin) change(begin);
    step.lookAhead?.(ask, read());
    try {
      const update = await step.answer(ask, read());
      if (hasEnded || current !== step) return;
      const isOfUse = isWanted(step);
      // What is changed is looked at again, so this step has to be over before it is.
      leave();
      isSettled = isOfUse && step.isTyped;
      try {
        if (isOfUse) change(update);
        look();
      } finally {
        isSettled = false;
      }
    } catch (error) {
      if (hasEnded || current !== step) return;
      leave();
      failed = step.key;
      onProblem({ step, error });
      if (giveUp) change(giveUp);
      look();
    }
  };

  return {
    look,
    retry: () => {
      if (failed !== undefined) onProblem(undefined);
      failed = undefined;
      look();
    },
    end: () => {
      hasEnded = true;
      stopWaiting();
    },
  };
}
