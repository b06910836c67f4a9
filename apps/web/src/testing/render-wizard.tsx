import { changeProject, newProjectData, type ProjectData } from '@reelwright/movie';
import { newSaving } from '@reelwright/saving';
import { wizardCategory } from '@reelwright/wizards/machine';
import { type NavigateFunction, useNavigate } from 'react-router';
import { sessionStore } from '../account/session-store.ts';
import { createProjectTab, type ProjectTab } from '../project/project-tab.ts';
import { DialogHost } from '../ui/dialogs/dialog-host.tsx';
import { ToastHost } from '../ui/toast-host.tsx';
import type { WizardScreens } from '../wizard/wizard-model.ts';
import { WizardView } from '../wizard/wizard-view.tsx';
import { renderComponent } from './render-component.tsx';

interface DrawnWizard {
  readonly tab: ProjectTab;
  readonly data: () => ProjectData;
  /** Opens another address, as somebody does who types it. */
  readonly visit: (route: string) => void;
}

/** Draws a whole wizard of a guest, with its steps, its film and its foot; nothing is saved. */
export function renderWizard(
  screens: WizardScreens,
  answers: Partial<ProjectData> = {},
  route = '',
): DrawnWizard {
  const { wizard } = screens;
  sessionStore.set({ status: 'known', user: null });
  const tab = createProjectTab(newSaving(wizardCategory(wizard), undefined), {
    askForName: async () => undefined,
    askToSignIn: async () => false,
    checkMember: async () => undefined,
  });
  const { version: _version, frames: _frames, ...parts } = { ...newProjectData(), ...answers };
  tab.edit(changeProject, parts);
  let navigate: NavigateFunction = () => undefined;
  renderComponent(
    <DialogHost>
      <Address onReady={(ready) => (navigate = ready)} />
      <WizardView tab={tab} {...screens} />
      <ToastHost />
    </DialogHost>,
    { at: route === '' ? wizard.route : `${wizard.route}/${route}`, route: `${wizard.route}/*` },
  );
  return {
    tab,
    data: () => tab.view.get().saving.data,
    visit: (to) => void navigate(`${wizard.route}/${to}`),
  };
}

function Address({ onReady }: { readonly onReady: (navigate: NavigateFunction) => void }) {
  onReady(useNavigate());
  return null;
}
