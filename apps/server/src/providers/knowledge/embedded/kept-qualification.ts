/**
 * What a title may say around a topic. Tips for students stay tips; a list of desserts is no list of healthy ones, and breeds for
 * families have to be chosen for them.
 */
import { claimsNothing } from './claims-nothing.ts';
import { contentWords } from './left-out.ts';
import { isAboutTopic } from './list-nouns.ts';
import { mentionedBy } from './narrowed-list.ts';
import type { Qualification } from './qualifiers.ts';
import type { ShelfList } from './topic-shelf.ts';
import { plainWords } from './words.ts';

const notCounted: ReadonlySet<string> = new Set(['thing', 'check', 'point']);

export interface KeptQualification {
  readonly kept: Qualification;
  /** What the list does not keep. */
  readonly leftOut?: string;
  /** Only so many of the list keep it. */
  readonly count?: number;
}

export function keptQualification(
  { list, pack }: Pick<ShelfList, 'list' | 'pack'>,
  said: Qualification,
): KeptQualification {
  const isCounted =
    !notCounted.has(list.unit) && !isAboutTopic(list.unit) && list.category === 'top';
  // "Fun facts about penguins" are no facts about fun penguins.
  if (!isCounted) return keptOverPoints(withoutCharm(said.before), said.after);
  // Low-maintenance plants are easy houseplants: one of their names says so.
  const named = new Set([pack.title, ...pack.keywords].flatMap(plainWords));
  const words = said.before.split(' ').filter((word) => word !== '' && !named.has(word));
  const claims = words.filter((word) => !claimsNothing(word));
  // "For kids" narrows little; "for families with children" is somebody's choice.
  const isNarrow = contentWords(said.after).length > 1;
  const leftOut = [...claims, ...(isNarrow ? [said.after] : [])].join(' ');
  const before = words.filter(claimsNothing).join(' ');
  if (leftOut === '') return { kept: { ...said, before } };
  const count = mentionedBy(list, leftOut);
  if (count !== undefined) return { kept: said, count };
  const kept = {
    before,
    after: isNarrow ? '' : said.after,
  };
  return { kept, leftOut };
}

/** One word goes before a noun: nobody reads "cheap reliable used car tips" as tips. */
function keptOverPoints(before: string, after: string): KeptQualification {
  return before.includes(' ')
    ? { kept: { before: '', after }, leftOut: before }
    : { kept: { before, after } };
}

function withoutCharm(before: string): string {
  return before
    .split(' ')
    .filter((word) => !charm.has(word))
    .join(' ');
}
const charm: ReadonlySet<string> = new Set(
  'amazing awesome cool crazy fun funny interesting random strange surprising weird'.split(' '),
);
