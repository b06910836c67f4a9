import { comparisonWizard } from '@reelwright/wizards/comparison';
import type { WizardScreens } from '../../wizard/wizard-model.ts';
import { ComparisonHeadingStep } from './comparison-heading-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { FeaturesStep } from './features-step.tsx';
import { ProductsStep } from './products-step.tsx';

export const comparisonScreens: WizardScreens = {
  wizard: comparisonWizard,
  screens: {
    'comparison-products': ProductsStep,
    'comparison-features': FeaturesStep,
    'comparison-details': DetailsStep,
    'comparison-heading': ComparisonHeadingStep,
  },
};
