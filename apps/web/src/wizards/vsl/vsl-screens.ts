import { vslWizard } from '@reelwright/wizards/vsl';
import { laterScreen } from '../../wizard/later-screen.ts';
import type { WizardScreens } from '../../wizard/wizard-model.ts';

export const vslScreens: WizardScreens = {
  wizard: vslWizard,
  screens: {
    'vsl-script': laterScreen(async () => (await import('./script-step.tsx')).ScriptStep),
    'vsl-slides': laterScreen(async () => (await import('./slides-step.tsx')).SlidesStep),
  },
};
