import type { ProjectData } from '@reelwright/movie';
import { withFilm } from '@reelwright/wizards/machine';
import { useWizard } from '../wizard-model.ts';
import { lostEdits } from './lost-edits.ts';

/** Takes the film of the answers into the project, as the slides that are saved and published. */
export function useMakeDraft(): (also?: (data: ProjectData) => ProjectData) => void {
  const { wizard, tab, change } = useWizard();
  return (also = (data) => data) =>
    change('Make the video', (data) => {
      const { data: drafted, notKept } = withFilm(wizard, data);
      if (notKept.length > 0) {
        const { tabKey, edits } = lostEdits.get();
        const before = tabKey === tab.key ? edits : [];
        lostEdits.set({ tabKey: tab.key, edits: [...before, ...notKept] });
      }
      return also(drafted);
    });
}
