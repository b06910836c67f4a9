import { listicleWizard } from '@reelwright/wizards/machine';
import type { WizardScreens } from '../../wizard/wizard-model.ts';
import { IdeasStep } from './ideas-step.tsx';
import { ItemsStep } from './items-step.tsx';
import { ListDraft } from './list-draft.tsx';

export const listicleScreens: WizardScreens = {
  wizard: listicleWizard,
  screens: { 'listicle-ideas': IdeasStep, 'listicle-items': ItemsStep },
  Companion: ListDraft,
};
