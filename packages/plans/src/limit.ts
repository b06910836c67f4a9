import type { Tier } from './tier.ts';

/** What a limit's value can be. In counts and lists, null is no limit. */
export interface LimitValues {
  'yes-no': boolean;
  count: number | null;
  quality: 'sd' | 'hd';
  names: readonly string[] | null;
}
export type LimitKind = keyof LimitValues;

/** The parts of the product that limits belong to, in the order in which people read them. */
export const limitGroups = ['Videos', 'Projects', 'Voice', 'Text and looks', 'Media'] as const;
export type LimitGroup = (typeof limitGroups)[number];

/** One row of the table: what it limits, in words, and its value for every tier. */
export interface Limit<Kind extends LimitKind = LimitKind> {
  readonly kind: Kind;
  readonly group: LimitGroup;
  readonly words: string;
  /** What is counted, after the number: 'lines'. */
  readonly unit?: string;
  /** What no limit reads as: 'no limit' unless told. */
  readonly unlimited?: string;
  /** A yes is a burden, not a gift. */
  readonly burden?: true;
  readonly values: Readonly<Record<Tier, LimitValues[Kind]>>;
}

type LimitWords = Pick<Limit, 'group' | 'words' | 'unit' | 'unlimited' | 'burden'>;

/** A row whose values are given in the order of the tiers: guest, free, pro, business. */
export function limit<Kind extends LimitKind>(
  kind: Kind,
  words: LimitWords,
  values: readonly [
    guest: LimitValues[Kind],
    free: LimitValues[Kind],
    pro: LimitValues[Kind],
    business: LimitValues[Kind],
  ],
): Limit<Kind> {
  const [guest, free, pro, business] = values;
  return { kind, ...words, values: { guest, free, pro, business } };
}
