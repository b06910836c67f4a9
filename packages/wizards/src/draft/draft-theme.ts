import type { ProjectData } from '@reelwright/movie';
import { themeForTopic } from '../themes/theme-for-topic.ts';
import type { DraftPart } from './drafted-parts.ts';
import { keywordOf } from './keyword-of.ts';

/** A look that fits the keyword, until somebody chooses one. `titleOf`: what the film is called. */
export function themePart(titleOf: (data: ProjectData) => string | undefined): DraftPart {
  return {
    id: 'theme',
    source: (data) => {
      const isChosen = data.theme?.name && data.theme.auto !== true;
      return isChosen || !titleOf(data)?.trim() ? undefined : keywordOf(data);
    },
    answers: [['theme.name', 'theme.auto']],
    activity: () => 'Choosing a look',
    failure: 'We couldn’t choose a look.',
    draft: async (_ask, data, { hasFreeThemesOnly = false, recentThemes }) => {
      const words = { keyword: data.keyword ?? '', title: titleOf(data) };
      const { id } = themeForTopic(words, {
        isFree: hasFreeThemesOnly,
        ...(recentThemes && { recent: recentThemes }),
      });
      return { 'theme.name': id, 'theme.auto': true };
    },
  };
}
