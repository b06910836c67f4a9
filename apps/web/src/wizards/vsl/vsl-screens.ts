import { vslWizard } from '@reelwright/wizards/vsl';
import type { WizardScreens } from '../../wizard/wizard-model.ts';
import { ScriptStep } from './script-step.tsx';
import { SlidesStep } from './slides-step.tsx';

export const vslScreens: WizardScreens = {
  wizard: vslWizard,
  screens: {
    'vsl-script': ScriptStep,
    'vsl-slides': SlidesStep,
  },
};
