import { movingTransitions } from './moving-transitions.ts';
import { shapeTransitions } from './shape-transitions.ts';
import { softTransitions } from './soft-transitions.ts';
import type { Transition } from './transition.ts';
import { toTransition } from './transition-draft.ts';
import { turningTransitions } from './turning-transitions.ts';

const groups = {
  Soft: softTransitions,
  Moving: movingTransitions,
  Turning: turningTransitions,
  Shapes: shapeTransitions,
};

/** In the order in which people see them. */
export const transitions: readonly Transition[] = Object.entries(groups).flatMap(
  ([group, drafts]) => drafts.map((draft) => toTransition(group, draft)),
);
