import type { StageProblem } from '../assets/stage-problem.ts';
import type { Brush } from './brush.ts';

/** Nothing that arrives later would change these. */
const lasting: ReadonlySet<StageProblem['kind']> = new Set(['unknown-motion', 'missing-letters']);

/** A brush that tells afterwards whether all was there that it drew: what was not may come yet. */
export function watchProblems(brush: Brush): { readonly watched: Brush; isWhole(): boolean } {
  let isWhole = true;
  const { assets } = brush;
  const watched = {
    ...brush,
    assets: {
      ...assets,
      report: (problem: StageProblem) => {
        if (!lasting.has(problem.kind)) isWhole = false;
        assets.report?.(problem);
      },
    },
  };
  return { watched, isWhole: () => isWhole };
}
