import { Captions, type ProjectData } from '@reelwright/movie';
import { dressedCaptions, type MadeMovie, scriptToMovie } from '../script-to-movie.ts';
import { lookOf } from '../themes/look-of.ts';
import type { Wizard } from './wizard.ts';

type Writer = Pick<Wizard, 'writeScript'>;

/** The film of the answers as they are, and which of a person's own edits have no place in it any more. */
function makeFilm(wizard: Writer, data: ProjectData): MadeMovie {
  const { width, height } = data.movie.size;
  const theme = lookOf(data.theme);
  return scriptToMovie(wizard.writeScript(data), { theme, width, height, data });
}

/** The project with the film of its answers in it, marked as made: only by the marks are later edits told from what was made. */
export function withFilm(
  wizard: Writer,
  data: ProjectData,
): { readonly data: ProjectData; readonly notKept: MadeMovie['notKept'] } {
  const { movie: film, notKept } = makeFilm(wizard, data);
  const { frames, movie, made } = film;
  // Also while they are off: publishing may switch them on, and the editor.
  const captions = dressedCaptions(film.captions ?? Captions.parse({}), lookOf(data.theme));
  return { data: { ...data, frames, movie, made, captions }, notKept };
}

/** The film of the answers as they are: what the preview plays, and what is saved and published. */
export function filmOf(wizard: Writer, data: ProjectData): ProjectData {
  return makeFilm(wizard, data).movie;
}
