import { comparisonWizard } from '@reelwright/wizards/comparison';
import { laterScreen } from '../../wizard/later-screen.ts';
import type { WizardScreens } from '../../wizard/wizard-model.ts';

export const comparisonScreens: WizardScreens = {
  wizard: comparisonWizard,
  screens: {
    'comparison-products': laterScreen(
      async () => (await import('./products-step.tsx')).ProductsStep,
    ),
    'comparison-features': laterScreen(
      async () => (await import('./features-step.tsx')).FeaturesStep,
    ),
    'comparison-details': laterScreen(async () => (await import('./details-step.tsx')).DetailsStep),
    'comparison-heading': laterScreen(
      async () => (await import('./comparison-heading-step.tsx')).ComparisonHeadingStep,
    ),
  },
};
