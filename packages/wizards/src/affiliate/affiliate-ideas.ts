import type { ProjectData } from '@reelwright/movie';
import { affiliateCopy } from './affiliate-copy.ts';

/** Words to choose from for one field of a step. */
interface FieldIdeas {
  readonly field: string;
  readonly title: string;
  readonly ideas: readonly string[];
}

/** What each step of the wizard can offer, made of what was told before. */
export function affiliateIdeas(data: ProjectData, step: string): readonly FieldIdeas[] {
  const copy = affiliateCopy(data);
  switch (step) {
    case 'pain':
      return [{ field: 'problem_list', title: 'Problems', ideas: copy.problems }];
    case 'agitate':
      return [{ field: 'problem.text', title: 'What it does to them', ideas: copy.agitations }];
    case 'connect':
      return [
        { field: 'fact.text', title: 'You are not alone', ideas: copy.connections },
        { field: 'fact_list', title: 'Facts', ideas: copy.facts },
      ];
    case 'solution':
      return [
        { field: 'solution.text', title: 'The way out', ideas: copy.solutions },
        { field: 'product.description.text', title: 'Description', ideas: copy.descriptions },
        { field: 'solution_list', title: 'Benefits', ideas: copy.benefits },
      ];
    default:
      return [];
  }
}
