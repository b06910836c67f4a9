import { listicleWizard } from '@reelwright/wizards/listicle';
import type { WizardScreens } from '../../wizard/wizard-model.ts';
import { IdeasStep } from './ideas-step.tsx';
import { ItemsStep } from './items-step.tsx';

export const listicleScreens: WizardScreens = {
  wizard: listicleWizard,
  screens: { 'listicle-ideas': IdeasStep, 'listicle-items': ItemsStep },
};
