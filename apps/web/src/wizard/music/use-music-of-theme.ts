import type { ProjectData } from '@reelwright/movie';
import { lookOf } from '@reelwright/wizards';
import { useEffect } from 'react';
import type { ProjectTab } from '../../project/project-tab.ts';
import { changeAnswers } from '../change-answers.ts';
import { trackFor } from './track-for.ts';
import { useMusic } from './use-music.ts';

/** Until somebody chooses music, the film has some that fits its look. */
export function useMusicOfTheme(tab: ProjectTab, data: ProjectData): void {
  const { data: tracks } = useMusic();
  const { url = '', chosen } = data.movie.audio;
  const isOpen = chosen !== true && Boolean(data.keyword?.trim());
  const fitting = isOpen
    ? trackFor(tracks ?? [], lookOf(data.theme).mood, data.keyword ?? '')
    : undefined;
  useEffect(() => {
    if (!fitting || fitting === url) return;
    changeAnswers(
      tab,
      'Choose music',
      (now) => ({
        ...now,
        movie: { ...now.movie, audio: { ...now.movie.audio, url: fitting } },
      }),
      'fill-in',
    );
  }, [tab, fitting, url]);
}
