import type { ProjectData, Slide } from '@reelwright/movie';
import { toldLanguage } from '@reelwright/movie/language';
import { useMemo } from 'react';
import type { ProjectTab } from '../project/project-tab.ts';
import { useProjectPart } from '../project/use-project.ts';

/** A movie of one slide alone, which stays the same as long as nothing of the slide or of the movie's look changes. */
export function useSlideMovie(tab: ProjectTab, slide: Slide): ProjectData {
  const movie = useProjectPart(tab, ({ saving }) => saving.data.movie);
  const watermark = useProjectPart(tab, ({ saving }) => saving.data.watermark);
  const captions = useProjectPart(tab, ({ saving }) => saving.data.captions);
  const language = useProjectPart(tab, ({ saving }) => toldLanguage(saving.data));
  // biome-ignore lint/correctness/useExhaustiveDependencies: charts write their numbers in the film's language.
  return useMemo(
    () => ({ ...tab.view.get().saving.data, movie, watermark, captions, frames: [slide] }),
    [tab, movie, watermark, captions, slide, language],
  );
}
