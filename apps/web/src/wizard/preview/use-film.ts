import type { ProjectData } from '@reelwright/movie';
import type { Wizard } from '@reelwright/wizards/machine';

/** The film of the answers as they are now. */
export function useFilm(_wizard: Wizard, _data: ProjectData): ProjectData | undefined {
  return undefined;
}
