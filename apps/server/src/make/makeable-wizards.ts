import {
  affiliateWizard,
  comparisonWizard,
  listicleWizard,
  quizWizard,
  type Wizard,
} from '@reelwright/wizards/machine';

/** The wizards that can make a film of a keyword alone. */
export const makeableWizards = {
  listicle: listicleWizard,
  quiz: quizWizard,
  comparison: comparisonWizard,
  affiliate: affiliateWizard,
} as const satisfies Record<string, Wizard>;

export type MakeableWizard = keyof typeof makeableWizards;

export function isMakeable(name: string | undefined): name is MakeableWizard {
  return name !== undefined && Object.hasOwn(makeableWizards, name);
}
