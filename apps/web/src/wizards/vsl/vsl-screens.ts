import { vslWizard } from '@reelwright/wizards/vsl';
import { ParagraphsStep } from '../../wizard/paragraphs/paragraphs-step.tsx';
import type { WizardScreens } from '../../wizard/wizard-model.ts';
import { ScriptStep } from './script-step.tsx';

export const vslScreens: WizardScreens = {
  wizard: vslWizard,
  screens: {
    'vsl-script': ScriptStep,
    'vsl-slides': ParagraphsStep,
  },
};
