import type { ProjectData } from '@reelwright/movie';
import { scriptToMovie } from '../script-to-movie.ts';
import { lookOf } from '../themes/look-of.ts';
import type { Wizard } from './wizard.ts';

/** The film of the answers as they are: what the preview plays, and what is saved and published. */
export function filmOf(wizard: Pick<Wizard, 'writeScript'>, data: ProjectData): ProjectData {
  const { width, height } = data.movie.size;
  const theme = lookOf(data.theme);
  return scriptToMovie(wizard.writeScript(data), { theme, width, height, data }).movie;
}
