/**
 * Who can be seen in built-in pictures. A name is `cast-<who>-<number>`: the number decides sex, skin, hair and
 * clothes, so that there are as many doctors as anybody needs, and each is always the same one.
 */
import { seededChoices } from '@reelwright/chance';

const tones = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'] as const;
export type Tone = (typeof tones)[number];
export type Garment = 'shirt' | 'sweater' | 'blazer' | 'hoodie' | 'collar' | 'dress';
type Age = 'adult' | 'child' | 'old';
type Sex = 'man' | 'woman';

/** One person: a drawing that has a body already, or a head that gets one. */
export interface Person {
  readonly drawing: string;
  readonly tone: Tone;
  readonly wears?: Garment;
  /** An object held in both hands. */
  readonly holds?: string;
  readonly isChild: boolean;
}

interface Part {
  /** A figure of the set with clothes of its own: `health-worker`. */
  readonly role?: string;
  readonly age?: Age;
  readonly sex?: Sex;
  readonly wears?: Garment;
  readonly holds?: string;
}

/** How much the people of a group look alike: relatives share a skin tone, colleagues do not. */
interface Cast {
  readonly parts: readonly Part[];
  readonly related?: boolean;
}

const many = (count: number, part: Part): readonly Part[] =>
  Array.from({ length: count }, () => part);
const pair = (part: Part): readonly Part[] => [
  { ...part, sex: 'woman' },
  { ...part, sex: 'man' },
];
const work: Part = { wears: 'blazer' };
const child: Part = { age: 'child' };

const casts: Readonly<Record<string, Cast>> = {
  woman: { parts: [{ sex: 'woman' }] },
  man: { parts: [{ sex: 'man' }] },
  person: { parts: [{}] },
  boss: { parts: [work] },
  child: { parts: [child] },
  girl: { parts: [{ ...child, sex: 'woman' }] },
  boy: { parts: [{ ...child, sex: 'man' }] },
  grandmother: { parts: [{ age: 'old', sex: 'woman' }] },
  grandfather: { parts: [{ age: 'old', sex: 'man' }] },
  pupil: { parts: [{ ...child, holds: 'books' }] },
  couple: { parts: pair({}) },
  parents: { parts: pair({ wears: 'sweater' }) },
  grandparents: { parts: pair({ age: 'old' }), related: true },
  siblings: { parts: pair(child), related: true },
  mother: { parts: [{ sex: 'woman' }, child], related: true },
  father: { parts: [{ sex: 'man' }, child], related: true },
  family: {
    parts: [...pair({}), { ...child, sex: 'woman' }, { ...child, sex: 'man' }],
    related: true,
  },
  friends: { parts: many(3, {}) },
  neighbours: { parts: [...pair({}), { age: 'old' }] },
  children: { parts: many(4, child) },
  class: { parts: [{ role: 'teacher' }, ...many(3, child)] },
  colleagues: { parts: many(2, work) },
  team: { parts: [work, { wears: 'collar' }, { wears: 'sweater' }, work, { wears: 'collar' }] },
  customers: { parts: [{ holds: 'shopping-bags' }, {}, {}] },
  crowd: { parts: [...many(3, {}), { age: 'old' }, ...many(2, {}), child] },
  doctors: { parts: many(3, { role: 'health-worker' }) },
  cooks: { parts: many(3, { role: 'cook' }) },
  builders: { parts: many(3, { role: 'construction-worker' }) },
  scientists: { parts: many(2, { role: 'scientist' }) },
  students: { parts: many(3, { role: 'student' }) },
  musicians: { parts: [{ holds: 'violin' }, { holds: 'trumpet' }, { holds: 'guitar' }] },
  players: { parts: [{ holds: 'soccer-ball', wears: 'shirt' }, ...many(2, { wears: 'shirt' })] },
};

const heads: Readonly<Record<Age, Readonly<Record<Sex, readonly string[]>>>> = {
  adult: {
    woman: ['woman', 'woman-blonde-hair', 'woman-red-hair', 'woman-curly-hair'],
    man: ['man', 'man-beard', 'man-curly-hair', 'man-blonde-hair', 'man-bald'],
  },
  child: { woman: ['girl'], man: ['boy'] },
  old: { woman: ['old-woman', 'woman-white-hair'], man: ['old-man', 'man-white-hair'] },
};
const everyday: readonly Garment[] = ['shirt', 'sweater', 'collar', 'hoodie', 'dress', 'blazer'];
/** Fair and red hair are drawn for every skin tone, and look right on the lightest. */
const fairTones: readonly Tone[] = ['light', 'medium-light'];
const maxNumber = 60;

/** The people behind a name such as `cast-family-3`; undefined when there are none of that name. */
export function castOf(name: string): readonly Person[] | undefined {
  const [, who = '', number = ''] = /^cast-([a-z0-9-]+)-(\d{1,2})$/.exec(name) ?? [];
  const held = /^with-(.+)$/.exec(who)?.[1];
  const cast = held
    ? { parts: [{ holds: held }] }
    : Object.hasOwn(casts, who)
      ? casts[who]
      : undefined;
  if (!cast || Number(number) < 1 || Number(number) > maxNumber) return undefined;
  return choosePeople(cast, Number(number), who);
}

function choosePeople({ parts, related = false }: Cast, number: number, who: string): Person[] {
  const chance = seededChoices(`${who} ${number}`);
  // Counted rather than thrown, so that neighbouring numbers never look alike.
  const first = number * 2 + who.length;
  const taken = new Set<string>();
  return parts.map((part, at) => {
    const tone = tones[(first + (related ? 0 : at * 2)) % tones.length] ?? 'medium';
    const sex = part.sex ?? ((number + at + who.length) % 2 === 0 ? 'woman' : 'man');
    const { role, holds, age = 'adult' } = part;
    const isChild = age === 'child';
    if (role) return { drawing: `${sex}-${role}`, tone, isChild: false };
    const fitting = heads[age][sex].filter(
      (head) => !/blonde|red/.test(head) || fairTones.includes(tone),
    );
    const unused = fitting.filter((head) => !taken.has(`${head} ${tone}`));
    const drawing = chance.pick(unused.length > 0 ? unused : fitting);
    taken.add(`${drawing} ${tone}`);
    const garments = everyday.filter(
      (garment) =>
        !(garment === 'dress' && sex === 'man') &&
        !(isChild && (garment === 'blazer' || garment === 'collar')),
    );
    return {
      drawing,
      tone,
      isChild,
      wears: part.wears ?? chance.pick(garments),
      ...(holds && { holds }),
    };
  });
}

export const castNames: readonly string[] = Object.keys(casts);
