import { cutText, newProjectData, type ProjectData } from '@reelwright/movie';
import { wizardCategory } from '@reelwright/wizards/machine';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { currentProject } from '../project/current-project.ts';
import { enterProject, openProject } from '../project/open-project.ts';
import { ProjectPage } from '../project/project-page.tsx';
import { fetchFilmMaker } from './preview/fetch-film-maker.ts';
import { fetchLiveFilm } from './preview/live-preview.tsx';
import type { WizardScreens } from './wizard-model.ts';
import { WizardSkeleton } from './wizard-skeleton.tsx';
import { WizardView } from './wizard-view.tsx';

/** A wizard with the project that the address names, or a new one; with a keyword in the address, about that. */
export function WizardPage(screens: WizardScreens) {
  const { wizard } = screens;
  const [id] = useState(() => currentProject.get().id);
  const [searched] = useSearchParams();
  // As it was on arrival: the steps have addresses of their own.
  const [keyword] = useState(() => cutText(searched.get('keyword')?.trim() ?? '', 60));
  const enter = useCallback(() => {
    const begin = async (): Promise<ProjectData> => ({ ...newProjectData(), keyword });
    void enterProject(id, {
      category: wizardCategory(wizard),
      beforeSave: hasBegun,
      ...(keyword !== '' && { beginWith: begin }),
    });
  }, [id, wizard, keyword]);
  useEffect(fetchAhead, []);
  return (
    <ProjectPage enter={enter} skeleton={<WizardSkeleton />}>
      {(tab) => <WizardView key={tab.key} tab={tab} {...screens} />}
    </ProjectPage>
  );
}

/** What makes and plays the film is on its way while the project is opened; who needs it asks again. */
function fetchAhead(): void {
  for (const fetchIt of [fetchFilmMaker, fetchLiveFilm]) void fetchIt().catch(() => undefined);
}

/** A project whose first step was never done is not worth a row in the list; what was typed stays in the browser. */
function hasBegun(): boolean {
  const open = openProject.get();
  if (open.status !== 'open') return true;
  const { id, data } = open.tab.view.get().saving;
  return id !== undefined || (data.maxIndex ?? 0) > 0;
}
