import { listicleWizard } from '@reelwright/wizards/listicle';
import { laterScreen } from '../../wizard/later-screen.ts';
import type { WizardScreens } from '../../wizard/wizard-model.ts';

export const listicleScreens: WizardScreens = {
  wizard: listicleWizard,
  screens: {
    'listicle-ideas': laterScreen(async () => (await import('./ideas-step.tsx')).IdeasStep),
    'listicle-items': laterScreen(async () => (await import('./items-step.tsx')).ItemsStep),
  },
};
