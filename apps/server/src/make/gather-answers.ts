/** What a wizard would have been told about a keyword, answered by what this installation knows. */
import type { ProjectData } from '@reelwright/movie';
import type { Knowledge } from '../providers/knowledge/knowledge-port.ts';
import type { MediaProvider } from '../providers/media-search/media-search-port.ts';
import { gatherAffiliate } from './gather-affiliate.ts';
import { gatherComparison } from './gather-comparison.ts';
import { gatherListicle } from './gather-listicle.ts';
import { gatherQuiz } from './gather-quiz.ts';
import type { MakeableWizard } from './makeable-wizards.ts';

export interface GatherWishes {
  readonly keyword: string;
  readonly count: number;
  readonly seed: string;
  readonly knowledge: Knowledge;
  /** Where objects are found for what no topic has a picture of. */
  readonly pictures: MediaProvider;
  readonly signal: AbortSignal;
}

const gather: Readonly<Record<MakeableWizard, (wishes: GatherWishes) => Promise<ProjectData>>> = {
  listicle: gatherListicle,
  quiz: gatherQuiz,
  comparison: gatherComparison,
  affiliate: gatherAffiliate,
};

export function gatherAnswers(wizard: MakeableWizard, wishes: GatherWishes): Promise<ProjectData> {
  return gather[wizard](wishes);
}
