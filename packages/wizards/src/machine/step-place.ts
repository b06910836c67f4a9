// Where in a wizard somebody is, and where they may go.
import type { ProjectData } from '@reelwright/movie';
import type { Wizard } from './wizard.ts';

type Answered = Pick<ProjectData, 'maxIndex' | 'frames'>;

/** A project that has slides was through every step. */
const everyStep = 99;
/** Projects that got further than this open where the video is looked at, not where it began. */
const reloadsAbove = 9;
const defaultReloadStep = 2;

/** The furthest step reached, as it is kept: 99 once there are slides. */
export function furthestIndex({ maxIndex = 0, frames }: Answered): number {
  return frames.length > 0 ? everyStep : maxIndex;
}

/** Steps are open up to the furthest one reached. */
export function mayOpenStep(data: Answered, index: number): boolean {
  return index >= 0 && index <= furthestIndex(data);
}

export function stepIndexOf({ steps }: Wizard, route: string): number {
  return steps.findIndex((step) => step.route === route);
}

/**
 * The step a project opens with. An address that names a step which was reached is followed; else finished
 * projects open at the reload step, others where they were left.
 */
export function openingIndex(wizard: Wizard, data: Answered, route: string): number {
  const last = wizard.steps.length - 1;
  const named = stepIndexOf(wizard, route);
  if (named > 0 && mayOpenStep(data, named)) return named;
  const furthest = furthestIndex(data);
  const wanted = furthest > reloadsAbove ? (wizard.reloadStep ?? defaultReloadStep) : furthest;
  return Math.min(wanted, last);
}

/** One step on or back, within the wizard. */
export function movedIndex({ steps }: Wizard, index: number, by: 1 | -1): number {
  return Math.min(Math.max(0, index + by), steps.length - 1);
}

/** What is kept when a step is reached. It never goes down. */
export function reachedIndex({ maxIndex = 0 }: Answered, index: number): number {
  return Math.max(maxIndex, index);
}

export function stepPath(wizard: Wizard, index: number): string {
  const route = wizard.steps[index]?.route ?? '';
  return route === '' ? wizard.route : `${wizard.route}/${route}`;
}
