import type { ThemeLook } from '@reelwright/wizards';
import { filmOf } from '@reelwright/wizards/machine';
import { useWizard } from '../../wizard-model.ts';
import { withPreset } from './with-theme.ts';

/**
 * Makes the film in a theme that is pointed at, so that it is there when the theme is pressed. Slides that were made
 * lately are kept where films are made: nothing has to be handed over.
 */
export function useFilmAhead(): (theme: ThemeLook) => void {
  const { wizard, data } = useWizard();
  return (theme) => {
    if (wizard.hasFilm(data)) filmOf(wizard, withPreset(data, theme.id));
  };
}
