import { describe, expect, it } from 'vitest';
import permanentIds from './catalogue-ids.json' with { type: 'json' };
import { entrances, exits } from './entrances/motion-pairs.ts';
import { overlays } from './overlays/overlays.ts';
import { soundBarStyles } from './sound-bars/sound-bar-styles.ts';
import { stays } from './stays/stays.ts';
import { textEffects } from './text-effects/text-effects.ts';
import { transitions } from './transitions/transitions.ts';

const catalogues = { entrances, exits, stays, textEffects, transitions, overlays, soundBarStyles };
const ids = Object.fromEntries(
  Object.entries(catalogues).map(([name, list]) => [name, list.map(({ id }) => id)]),
);

describe.each(Object.keys(catalogues) as (keyof typeof catalogues)[])('the ids of %s', (name) => {
  it('are unique, in kebab-case, and labelled', () => {
    expect(new Set(ids[name]).size).toBe(ids[name]?.length);
    for (const { id, label } of catalogues[name]) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(label).toMatch(/^[A-Z].*\w$/);
    }
  });

  it('never disappear: saved projects hold them', () => {
    expect(ids[name]).toEqual(expect.arrayContaining(permanentIds[name]));
  });

  it('are all on the permanent list, so that new ones become permanent too', () => {
    expect(permanentIds[name]).toEqual(expect.arrayContaining(ids[name] ?? []));
  });
});
