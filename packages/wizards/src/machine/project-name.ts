import type { ProjectData } from '@reelwright/movie';
import type { Wizard } from './wizard.ts';

/** What a project is about, in the words it is called by until somebody names it; empty while nothing is known. */
export function projectName(wizard: Pick<Wizard, 'projectName'>, data: ProjectData): string {
  return (wizard.projectName?.(data) ?? data.keyword ?? '').trim();
}
