import type { ProjectData } from '@reelwright/movie';
import { linesOf } from '@reelwright/wizards';
import { mayOpenStep, passSteps } from '@reelwright/wizards/machine';
import { useEffect } from 'react';
import type { ProjectTab } from '../../project/project-tab.ts';
import { changeAnswers } from '../change-answers.ts';
import { draftOptions } from '../draft/start-drafting.ts';
import { quietSave } from '../quiet-save.ts';
import type { WizardScreens } from '../wizard-model.ts';

/**
 * Whoever came with a word finds every step open as soon as all is filled in, also when they went on to one before: nobody
 * has to walk through them one by one.
 */
export function usePassedSteps(
  { wizard, waitFor }: WizardScreens,
  tab: ProjectTab,
  data: ProjectData,
  place: { readonly isOverview: boolean; readonly cameWithKeyword: boolean },
): void {
  const { isOverview, cameWithKeyword } = place;
  useEffect(() => {
    const areOpen = mayOpenStep(data, wizard.steps.length - 1);
    if (!isOverview && (!cameWithKeyword || areOpen)) return;
    if (!wizard.hasFilm(data)) return;
    if (wizard.draft?.nextStep(data, draftOptions())) return;
    changeAnswers(
      tab,
      'Fill in answers',
      (now) => passSteps(wizard, now, { waitsAt: ({ id }) => waitFor?.[id] !== undefined }),
      'fill-in',
    );
    const answers = tab.view.get().saving.data;
    if (answers !== data)
      quietSave(
        wizard,
        tab,
        linesOf(wizard.writeScript(answers)).map(({ line }) => line),
      );
  }, [wizard, waitFor, tab, data, isOverview, cameWithKeyword]);
}
