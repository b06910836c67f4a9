import { describe, expect, it } from 'vitest';
import type { ScriptPart } from '../../script.ts';
import { withCraft } from '../looks/choose-craft.ts';
import { newestEdition } from '../looks/edition.ts';

const line = (id: string, objects: readonly string[]) => ({
  id: `${id}-line`,
  text: 'Many say the steady rhythm calms them.',
  spoken: '',
  media: [],
  picture: { style: 'studio', objects, seed: id } as const,
});

const words = (id: string, ofItem?: ScriptPart['ofItem']): ScriptPart => ({
  id,
  role: 'fact',
  layout: 'title',
  isWordsAlone: true,
  ...(ofItem && { ofItem }),
  lines: [line(id, [])],
});

const shown = (id: string, object: string): ScriptPart => ({
  id,
  role: 'fact',
  layout: 'heading_with_text_and_media',
  lines: [line(id, [object])],
});

const seeds = Array.from({ length: 30 }, (_, at) => `topic ${at}`);
const craftsOf = (parts: readonly ScriptPart[], seed = 'a', standIns?: readonly string[]) =>
  withCraft(parts, seed, { edition: newestEdition, ...(standIns && { standIns }) }).map(
    ({ wordsCraft }) => wordsCraft,
  );

describe('slides of words alone', () => {
  it('are designed otherwise one after the other, in other colours', () => {
    const film = Array.from({ length: 9 }, (_, at) => words(`fact-${at}`, { number: 3 }));
    for (const seed of seeds) {
      const crafts = craftsOf(film, seed, []);
      expect(new Set(crafts.map((craft) => craft?.look)).size, seed).toBe(5);
      for (const [at, craft] of crafts.entries()) {
        if (at === 0) continue;
        expect(craft?.look, seed).not.toBe(crafts[at - 1]?.look);
        expect(craft?.light, seed).not.toBe(crafts[at - 1]?.light);
      }
    }
  });

  it('keep what their item was announced by small beside them, unless it is seen before or after', () => {
    const things = craftsOf([
      shown('number', 'scarf'),
      words('one', { thing: 'scarf' }),
      words('two', { thing: 'scarf' }),
      shown('other', 'yarn'),
      words('three', { thing: 'scarf' }),
      shown('last', 'scarf'),
    ]).map((craft) => craft?.thing);
    expect(things).toEqual([undefined, 'scarf', undefined, undefined, undefined, undefined]);
  });

  it('are never three of nothing but words where something stands for the film', () => {
    const film = [shown('title', 'yarn'), ...[0, 1, 2, 3, 4, 5].map((at) => words(`fact-${at}`))];
    const things = craftsOf(film).map((craft) => craft?.thing);
    expect(things).toEqual([undefined, undefined, undefined, 'yarn', undefined, undefined, 'yarn']);
  });

  it('have no field for a number or a thing that is not there', () => {
    for (const seed of seeds) {
      const film = Array.from({ length: 8 }, (_, at) => words(`fact-${at}`));
      for (const craft of craftsOf(film, seed, [])) expect(craft?.look).not.toBe('split');
    }
  });

  it('do not repeat the number that stood alone on the slide before', () => {
    const name: ScriptPart = { ...words('number'), role: 'number', number: 5 };
    const [, first, second] = craftsOf([
      name,
      words('a', { number: 5 }),
      words('b', { number: 5 }),
    ]);
    expect(first?.numeral).toBeUndefined();
    expect(second?.numeral).toBe(5);
  });

  it('of films that were drafted before are as they were', () => {
    expect(withCraft([shown('title', 'yarn'), words('one')], 'a').at(-1)).toEqual(words('one'));
  });
});
