import { type Limits, limitTable } from './limit-table.ts';
import type { Tier } from './tier.ts';

/** What a tier may do: its column of the table. */
export function limitsOf(tier: Tier): Limits {
  return Object.fromEntries(
    Object.entries(limitTable).map(([name, { values }]) => [name, values[tier]]),
  ) as Limits;
}
