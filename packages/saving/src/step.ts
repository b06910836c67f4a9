import type { Phase, Saving } from './saving.ts';
import type { Effect } from './saving-event.ts';

/** Where things stand now, and what to do. */
export interface Step {
  readonly state: Saving;
  readonly effects: readonly Effect[];
}

export type NewId = () => string;

export function stay(state: Saving): Step {
  return { state, effects: [] };
}

export function go(state: Saving, phase: Phase, ...effects: readonly Effect[]): Step {
  return { state: { ...state, phase }, effects };
}

/** Does something first, then something else. */
export function before(effects: readonly Effect[], step: Step): Step {
  return { state: step.state, effects: [...effects, ...step.effects] };
}
