import { changeProject, type ProjectData, replaceSlides } from '@reelwright/movie';
import type { ProjectTab } from '../project/project-tab.ts';

/** Takes changed answers into the project: what differs, as one step that undo calls by this label. */
export function changeAnswers(
  tab: ProjectTab,
  label: string,
  update: (data: ProjectData) => ProjectData,
  mergeKey?: string,
): void {
  const before = tab.view.get().saving.data;
  const { frames, version: _, ...after } = update(before);
  const parts = Object.fromEntries(
    Object.entries(after).filter(([key, part]) => before[key as keyof ProjectData] !== part),
  );
  if (Object.keys(parts).length > 0) tab.edit({ ...changeProject, label }, parts, mergeKey);
  if (frames !== before.frames) tab.edit(replaceSlides, { slides: frames }, mergeKey);
}
