/** What a wizard would have been told about a keyword, answered by what this installation knows. */
import type { ProjectData } from '@reelwright/movie';
import { gatherAffiliate } from './gather-affiliate.ts';
import { gatherComparison } from './gather-comparison.ts';
import { gatherListicle } from './gather-listicle.ts';
import { gatherQuiz } from './gather-quiz.ts';
import type { GatherWishes } from './gather-wishes.ts';
import type { MakeableWizard } from './makeable-wizards.ts';

const gather: Readonly<Record<MakeableWizard, (wishes: GatherWishes) => Promise<ProjectData>>> = {
  listicle: gatherListicle,
  quiz: gatherQuiz,
  comparison: gatherComparison,
  affiliate: gatherAffiliate,
};

export function gatherAnswers(wizard: MakeableWizard, wishes: GatherWishes): Promise<ProjectData> {
  return gather[wizard](wishes);
}
