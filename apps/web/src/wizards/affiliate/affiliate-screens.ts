import { affiliateWizard } from '@reelwright/wizards/affiliate';
import type { WizardScreens } from '../../wizard/wizard-model.ts';
import { CopyStep } from './copy-step.tsx';
import { PainStep } from './pain-step.tsx';
import { ProofStep } from './proof-step.tsx';

export const affiliateScreens: WizardScreens = {
  wizard: affiliateWizard,
  screens: {
    'affiliate-pain': PainStep,
    'affiliate-copy': CopyStep,
    'affiliate-proof': ProofStep,
  },
};
