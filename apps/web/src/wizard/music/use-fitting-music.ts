import type { ProjectData } from '@reelwright/movie';
import type { Wizard } from '@reelwright/wizards/machine';
import { useEffect } from 'react';
import type { ProjectTab } from '../../project/project-tab.ts';
import { useStore } from '../../store/use-store.ts';
import { changeAnswers } from '../change-answers.ts';
import { filmMaker } from '../preview/fetch-film-maker.ts';

/** Until somebody chooses music, the film has some that fits. */
export function useFittingMusic(wizard: Wizard, tab: ProjectTab, data: ProjectData): void {
  const { url = '' } = data.movie.audio;
  const maker = useStore(filmMaker);
  const fitting = maker?.musicFor(wizard, data);
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
