import { expect, it } from 'vitest';
import { entrances, exits } from '../entrances/motion-pairs.ts';
import { stays } from '../stays/stays.ts';
import { textEffects } from '../text-effects/text-effects.ts';
import { transitions } from '../transitions/transitions.ts';
import { byLikeness } from './alike.ts';

const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

it.each([
  ['entrances', entrances],
  ['exits', exits],
  ['stays', stays],
  ['text effects', textEffects],
  ['transitions', transitions],
])('puts each of the %s before all others, and leaves none out', (_which, list) => {
  const ids = idsOf(list);
  for (const id of ids) {
    const ordered = byLikeness(id, ids);
    expect(ordered[0]).toBe(id);
    expect(new Set(ordered)).toEqual(new Set(ids));
  }
});

it('finds the same move in other directions, and what blurs beside what blurs', () => {
  const ids = idsOf(entrances);
  const slides = byLikeness('slide-in-left', ids).slice(1, 4);
  expect(slides).toContain('slide-in-right');
  const blurs = byLikeness('blur-in', ids).slice(1, 5);
  expect(blurs.filter((id) => id.includes('blur')).length).toBeGreaterThan(1);
});
