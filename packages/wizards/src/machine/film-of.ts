import type { ProjectData } from '@reelwright/movie';
import { type MadeMovie, scriptToMovie } from '../script-to-movie.ts';
import { lookOf } from '../themes/look-of.ts';
import type { Wizard } from './wizard.ts';

type Writer = Pick<Wizard, 'writeScript'>;

/** The film of the answers as they are, and which of a person's own edits have no place in it any more. */
export function makeFilm(wizard: Writer, data: ProjectData): MadeMovie {
  const { width, height } = data.movie.size;
  const theme = lookOf(data.theme);
  return scriptToMovie(wizard.writeScript(data), { theme, width, height, data });
}

/** The film of the answers as they are: what the preview plays, and what is saved and published. */
export function filmOf(wizard: Writer, data: ProjectData): ProjectData {
  return makeFilm(wizard, data).movie;
}
