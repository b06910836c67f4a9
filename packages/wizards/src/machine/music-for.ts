import type { ProjectData } from '@reelwright/movie';
import { lookOf } from '../themes/look-of.ts';
import { musicOf } from '../themes/music-of.ts';
import { projectName } from './project-name.ts';
import type { Wizard } from './wizard.ts';

/** The address of the music that fits a film; undefined where somebody chose some, where none belongs, or there is no film yet. */
export function musicFor(wizard: Wizard, data: ProjectData): string | undefined {
  if (data.movie.audio.chosen === true || wizard.isRecorded || !wizard.hasFilm(data)) {
    return undefined;
  }
  return wizard.music?.(data) ?? musicOf(lookOf(data.theme), projectName(wizard, data));
}
