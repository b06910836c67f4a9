import type { OwnComparison } from '@reelwright/contract';
import { withoutRow } from './list-rows.ts';

/** Without a product, what was said of it, and where it was the better one. */
export function withoutProduct(comparison: OwnComparison, at: number): OwnComparison {
  return {
    ...comparison,
    products: withoutRow(comparison.products, at),
    checks: comparison.checks.map((check) => ({
      ...check,
      comments: withoutRow(check.comments, at),
      winner: winnerWithout(check.winner, at + 1),
    })),
  };
}

function winnerWithout(winner: number, gone: number): number {
  if (winner === gone) return 0;
  return winner > gone ? winner - 1 : winner;
}
