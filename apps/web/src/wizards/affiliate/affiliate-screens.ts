import { affiliateWizard } from '@reelwright/wizards/affiliate';
import { laterScreen } from '../../wizard/later-screen.ts';
import type { WizardScreens } from '../../wizard/wizard-model.ts';

export const affiliateScreens: WizardScreens = {
  wizard: affiliateWizard,
  screens: {
    'affiliate-pain': laterScreen(async () => (await import('./pain-step.tsx')).PainStep),
    'affiliate-copy': laterScreen(async () => (await import('./copy-step.tsx')).CopyStep),
    'affiliate-proof': laterScreen(async () => (await import('./proof-step.tsx')).ProofStep),
  },
};
