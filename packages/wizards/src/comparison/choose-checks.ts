/** Which of the known checks a film has room for. */
import type { ReadyComparison } from './ready-comparison.ts';

type Check = ReadyComparison['features'][number];

/**
 * The first ones, in their order. Where those end in a draw though all that is known has one leader, a check that decided
 * nothing, or else the last one, makes room for a spare one that the leader won.
 */
export function chooseChecks(all: readonly Check[], count: number): readonly Check[] {
  const first = all.slice(0, count);
  const [leader, ...others] = leadersOf(all);
  if (leadersOf(first).length < 2 || leader === undefined || others.length > 0) return first;
  const spare = all.slice(count).filter(({ winner }) => winner === leader);
  const leaving = [
    ...first.filter(({ winner }) => winner === undefined).toReversed(),
    ...first.filter(({ winner }) => winner !== undefined && winner !== leader).toReversed(),
  ];
  for (const gone of leaving) {
    for (const added of spare) {
      const checks = [...first.filter((check) => check !== gone), added];
      if (leadersOf(checks).length === 1) return checks;
    }
  }
  return first;
}

/** Who won most checks. */
function leadersOf(checks: readonly Check[]): readonly number[] {
  const wins = new Map<number, number>();
  for (const { winner } of checks) {
    if (winner !== undefined) wins.set(winner, (wins.get(winner) ?? 0) + 1);
  }
  const most = Math.max(0, ...wins.values());
  return [...wins].filter(([, won]) => won === most).map(([winner]) => winner);
}
