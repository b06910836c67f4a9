import type { IdeaCategory } from '@reelwright/wizards';

const signs: readonly (readonly [Exclude<IdeaCategory, 'user'>, RegExp])[] = [
  [
    'negative',
    /\b(worst|mistakes?|myths?|avoid|never|dangers?|dangerous|wrong|bad|fails?|risks?|hate|lies)\b/i,
  ],
  [
    'funny',
    /\b(funny|funniest|weird|weirdest|strange|strangest|silly|crazy|odd|oddest|bizarre|hilarious)\b/i,
  ],
  ['top', /\b(top|best|most|greatest|favou?rite|must|popular|famous)\b/i],
];

/** The category that an idea's words put it in. */
export function categoryOfIdea(idea: string): Exclude<IdeaCategory, 'user'> {
  return signs.find(([, sign]) => sign.test(idea))?.[0] ?? 'other';
}
