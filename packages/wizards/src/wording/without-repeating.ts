import { seededChoices } from '@reelwright/chance';

/** The list in an order that depends on the seed alone, so that no entry comes twice before all came once. */
export function shuffled<Entry>(list: readonly Entry[], seed: string): readonly Entry[] {
  const chance = seededChoices(seed);
  return list
    .map((entry) => ({ entry, rank: chance.between(0, 1) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

/** The entry at a position of a list that begins anew when it is over. */
export function roundRobin<Entry>(list: readonly Entry[], at: number): Entry {
  const entry = list[at % list.length];
  if (entry === undefined) throw new Error('There is nothing to choose from.');
  return entry;
}
