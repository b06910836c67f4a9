/** How the slides of an upright film are composed: films differ, and within one the parts do, in a rhythm. */
import { seededChoices } from '@reelwright/chance';
import type { PartRole } from '../../script.ts';
import type { UprightPlan } from './slide-look.ts';

type Kind = 'opening' | 'hook' | 'item' | 'fact' | 'end' | 'question';

/** What leads a film comes with its opening, its items and its end; between them it gives way to others. */
type Family = Readonly<Record<Kind, readonly UprightPlan[]>>;

const families: readonly Family[] = [
  {
    opening: ['high'],
    hook: ['rise'],
    item: ['high'],
    fact: ['low', 'high', 'rise'],
    end: ['high'],
    question: ['high', 'low', 'high'],
  },
  {
    opening: ['rise'],
    hook: ['low'],
    item: ['rise'],
    fact: ['rise', 'low', 'high'],
    end: ['rise'],
    question: ['low', 'high'],
  },
  {
    opening: ['low'],
    hook: ['rise'],
    item: ['low'],
    fact: ['low', 'rise', 'low', 'high'],
    end: ['low'],
    question: ['low'],
  },
  {
    opening: ['bands'],
    hook: ['rise'],
    item: ['bands'],
    fact: ['low', 'bands', 'high'],
    end: ['bands'],
    question: ['low', 'low', 'high'],
  },
];

const kindOfRole: Readonly<Partial<Record<PartRole, Kind>>> = {
  title: 'opening',
  hook: 'hook',
  number: 'item',
  item: 'item',
  winner: 'item',
  verdict: 'end',
  bonus: 'end',
  'call-to-action': 'end',
  closing: 'end',
  contact: 'end',
  question: 'question',
  answer: 'question',
};

/** Ask in the order of the film. */
export function uprightInTurn(seed: string): (role: PartRole) => UprightPlan {
  const family = seededChoices(`${seed} upright`).pick(families);
  const turn: Record<Kind, number> = { opening: 0, hook: 0, item: 0, fact: 0, end: 0, question: 0 };
  return (role) => {
    const kind = kindOfRole[role] ?? 'fact';
    const plans = family[kind];
    // An answer stands exactly where its question stood.
    const at = role === 'answer' ? Math.max(0, turn[kind] - 1) : turn[kind]++;
    return plans[at % plans.length] ?? 'high';
  };
}
