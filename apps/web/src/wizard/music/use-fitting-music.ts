import type { ProjectData } from '@reelwright/movie';
import { musicFor, type Wizard } from '@reelwright/wizards/machine';
import { useEffect } from 'react';
import type { ProjectTab } from '../../project/project-tab.ts';
import { changeAnswers } from '../change-answers.ts';

/** Until somebody chooses music, the film has some that fits. */
export function useFittingMusic(wizard: Wizard, tab: ProjectTab, data: ProjectData): void {
  const { url = '' } = data.movie.audio;
  const fitting = musicFor(wizard, data);
  useEffect(() => {
    if (!fitting || fitting === url) return;
    changeAnswers(
      tab,
      'Choose music',
      (now) => ({ ...now, movie: { ...now.movie, audio: { ...now.movie.audio, url: fitting } } }),
      'fill-in',
    );
  }, [tab, fitting, url]);
}
