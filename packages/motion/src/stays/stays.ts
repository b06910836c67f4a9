import { toKebabCase } from '../names/kebab-case.ts';
import { labelOf } from '../names/label-of.ts';
import { beatStays } from './beats.ts';
import { kenburnsStays } from './kenburns.ts';
import { livelyStays } from './lively.ts';
import { loopStays } from './loops.ts';
import type { Stay } from './stay.ts';
import { stayAliases } from './stay-aliases.ts';
import { tickerStays } from './tickers.ts';

/** In the order in which people see them. */
export const stays: readonly Stay[] = [
  ...beatStays,
  ...loopStays,
  ...kenburnsStays,
  ...livelyStays,
  ...tickerStays,
].map((stay) => ({
  ...stay,
  label: labelOf(stay.id).replace('Kenburns', 'Ken Burns'),
}));

const byId = new Map(stays.map((stay) => [stay.id, stay]));

/** By id, or by a name it has elsewhere: heartBeat, rotate-center. */
export function findStay(id: string): Stay | undefined {
  const name = toKebabCase(id);
  return byId.get(stayAliases[name] ?? name);
}
