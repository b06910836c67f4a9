import type { ProjectData } from '@reelwright/movie';
import { createDraftRunner, type DraftOptions, type DraftProblem } from '@reelwright/wizards/draft';
import type { Wizard } from '@reelwright/wizards/machine';
import { currentUser } from '../../account/session-store.ts';
import { errorMessage } from '../../api/error-message.ts';
import type { ProjectTab } from '../../project/project-tab.ts';
import { toast } from '../../ui/toast.tsx';
import { changeAnswers } from '../change-answers.ts';
import { draftState, noDraft } from './draft-state.ts';
import { noteTheme, recentThemes } from './recent-themes.ts';
import { screenAsk } from './screen-ask.ts';

/** What the plan has: a theme that somebody could not choose is not chosen for them either. */
export const draftOptions = (): DraftOptions => ({
  hasFreeThemesOnly: currentUser()?.access.limits.maxThemes !== null,
  recentThemes: recentThemes(),
});

/** Fills in what nobody has answered yet, step by step, as the project changes. @returns what ends it */
export function startDrafting(wizard: Wizard, tab: ProjectTab): () => void {
  const { draft } = wizard;
  if (!draft) return () => undefined;
  const read = () => tab.view.get().saving.data;
  const tell = ({ step, error }: DraftProblem) => {
    const problem = errorMessage(error);
    draftState.set({ ...draftState.get(), problem });
    // Without a film nothing else on the first step would say why.
    if (!wizard.hasFilm(read())) toast.error(`${step.failure} ${problem}`);
  };
  const runner = createDraftRunner({
    draft,
    ask: screenAsk,
    read,
    options: draftOptions,
    change: (update) => {
      const before = read().theme?.name;
      changeAnswers(tab, 'Fill in answers', (data) => wantingPhotos(update(data)), 'fill-in');
      const { theme } = read();
      if (theme?.auto === true && theme.name && theme.name !== before) noteTheme(theme.name);
    },
    wait: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    onActivity: (activity) => draftState.set({ ...draftState.get(), activity }),
    onProblem: (found) =>
      found ? tell(found) : draftState.set({ ...draftState.get(), problem: undefined }),
  });
  draftState.set({ ...noDraft, retry: runner.retry });
  const { resume } = draft;
  if (resume) changeAnswers(tab, 'Fill in answers', resume, 'fill-in');
  const stop = tab.view.subscribe(runner.look);
  addEventListener('online', runner.retry);
  runner.look();
  return () => {
    runner.end();
    // What went wrong with one film says nothing of the next.
    draftState.set(noDraft);
    stop();
    removeEventListener('online', runner.retry);
  };
}

/** A film that is filled in by itself gets its photos by itself; one that was made before stays as it is. */
function wantingPhotos(data: ProjectData): ProjectData {
  if (data.info.photos || data.frames.length > 0) return data;
  return { ...data, info: { ...data.info, photos: {} } };
}
