import { expect, it } from 'vitest';
import { hasObject } from '../object-drawing.ts';
import { castNames, castOf } from './cast.ts';

it('has many people, each always the same and different from the others', () => {
  const singles = castNames.filter((name) => castOf(`cast-${name}-1`)?.length === 1);
  const looks = singles.flatMap((name) =>
    Array.from({ length: 10 }, (_, at) => JSON.stringify(castOf(`cast-${name}-${at + 1}`))),
  );
  expect(new Set(looks).size).toBeGreaterThanOrEqual(40);
  expect(castOf('cast-family-3')).toEqual(castOf('cast-family-3'));
  expect(castOf('cast-family-3')).not.toEqual(castOf('cast-family-4'));
});

it('gives a family one skin tone, and no two of a team the same head', () => {
  for (let number = 1; number <= 20; number++) {
    expect(new Set(castOf(`cast-family-${number}`)?.map(({ tone }) => tone)).size).toBe(1);
    const team = castOf(`cast-team-${number}`) ?? [];
    expect(new Set(team.map(({ drawing, tone }) => `${drawing} ${tone}`)).size).toBe(5);
  }
});

it('draws people with anything that exists, and nobody else', async () => {
  expect(await hasObject('cast-with-violin-9')).toBe(true);
  for (const name of [
    'cast-with-nothing-1',
    'cast-nobody-1',
    'cast-team-0',
    'cast-team-99',
    'cast-team',
  ])
    expect(await hasObject(name), name).toBe(false);
});
