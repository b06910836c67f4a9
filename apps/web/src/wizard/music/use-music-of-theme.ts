import type { ProjectData } from '@reelwright/movie';
import { lookOf, musicOf } from '@reelwright/wizards';
import { useEffect } from 'react';
import type { ProjectTab } from '../../project/project-tab.ts';
import { changeAnswers } from '../change-answers.ts';

/** Until somebody chooses music, the film has some that fits its look. */
export function useMusicOfTheme(tab: ProjectTab, data: ProjectData): void {
  const { url = '', chosen } = data.movie.audio;
  const keyword = data.keyword?.trim() ?? '';
  const isOpen = chosen !== true && keyword !== '' && data.info.idea?.text !== undefined;
  const fitting = isOpen ? musicOf(lookOf(data.theme), keyword) : undefined;
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
