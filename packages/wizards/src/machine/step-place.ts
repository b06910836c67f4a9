// Where in a wizard somebody is, and where they may go.
import type { ProjectData } from '@reelwright/movie';
import type { Wizard } from './wizard.ts';

type Answered = Pick<ProjectData, 'maxIndex' | 'frames'>;

/** A project that has slides was through every step. */
const everyStep = 99;
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
  const wanted = isFinished(wizard, furthest) ? (wizard.reloadStep ?? defaultReloadStep) : furthest;
  return Math.min(wanted, last);
}

/** Past the step where its look is chosen, a project has its film: it opens where that is worked on, not where it ends. */
function isFinished({ steps }: Wizard, furthest: number): boolean {
  const look = steps.findIndex(({ kind }) => kind === 'theme');
  return furthest > (look < 0 ? steps.length : look);
}

/** The step after this one by the answers as they are; the last one stays. */
export function nextIndex({ steps }: Wizard, data: ProjectData, index: number): number {
  const wanted = steps[index]?.nextStep?.(data);
  const named = wanted === undefined ? -1 : steps.findIndex(({ id }) => id === wanted);
  return named > index ? named : Math.min(index + 1, steps.length - 1);
}

/** The steps that one comes through by the answers as they are; the others are skipped. */
export function stepsOnTheWay(wizard: Wizard, data: ProjectData): readonly number[] {
  const way = [0];
  for (let at = 0; at < wizard.steps.length - 1; ) {
    at = nextIndex(wizard, data, at);
    way.push(at);
  }
  return way;
}

/** The step that one comes to this one from. */
export function previousIndex(wizard: Wizard, data: ProjectData, index: number): number {
  return stepsOnTheWay(wizard, data).findLast((at) => at < index) ?? 0;
}

/** What is kept when a step is reached. It never goes down. */
export function reachedIndex({ maxIndex = 0 }: Answered, index: number): number {
  return Math.max(maxIndex, index);
}

export function stepPath(wizard: Wizard, index: number): string {
  const route = wizard.steps[index]?.route ?? '';
  return route === '' ? wizard.route : `${wizard.route}/${route}`;
}
