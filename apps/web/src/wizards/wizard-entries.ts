import type { WizardScreens } from '../wizard/wizard-model.ts';

interface WizardEntry {
  /** The wizard's id: its route is '/{id}-video'. */
  readonly id: string;
  readonly title: string;
  /** Its steps, rules and screens, fetched when it is first opened. */
  readonly load: () => Promise<WizardScreens>;
}

/** Every wizard there is. A new one is a folder here, its declaration in packages/wizards, and a line in this list. */
export const wizardEntries: readonly WizardEntry[] = [
  {
    id: 'listicle',
    title: 'Top 10',
    load: async () => (await import('./listicle/listicle-screens.ts')).listicleScreens,
  },
  {
    id: 'quiz',
    title: 'Quiz',
    load: async () => (await import('./quiz/quiz-screens.ts')).quizScreens,
  },
  {
    id: 'comparison',
    title: 'Comparison',
    load: async () => (await import('./comparison/comparison-screens.ts')).comparisonScreens,
  },
  {
    id: 'affiliate',
    title: 'Affiliate',
    load: async () => (await import('./affiliate/affiliate-screens.ts')).affiliateScreens,
  },
];
