import { expect, it } from 'vitest';
import { caveatsIn, isLimit, isTurn, isWarning } from './caveats.ts';
import { summarize } from './summarize.ts';

it.each([
  'But nobody came.',
  'Trucks, however, have to wait.',
  'Only members may enter.',
  'This does not hold for cats.',
  'Except on Sundays, the pool is open.',
  'Die Mieten stiegen allerdings.',
])('turns round what was said before it: %s', (line) => expect(isTurn(line)).toBe(true));

it.each([
  'Do not open the valve.',
  'Please don’t feed the ducks.',
  'Dogs must not be taken along.',
  'Open fires are not allowed in the park.',
])('warns: %s', (line) => expect(isWarning(line)).toBe(true));

it.each([
  'The museum pays, but only if you come before noon.',
  'Nobody is let in unless they have a ticket.',
  'Ferries do not leave port when there is ice.',
  'It is not yet clear who pays.',
])('limits: %s', (line) => expect(isLimit(line)).toBe(true));

it.each(['The ferry leaves at noon.', 'Tea is not coffee.', 'Nobody answered.'])(
  'is a plain line: %s',
  (line) => expect([isTurn(line), isWarning(line), isLimit(line)]).toEqual([false, false, false]),
);

const pool = [
  'The new pool in Elm Street opens on 3 May.',
  'It has eight lanes and a slide of sixty metres.',
  'The slide is open every day until eight.',
  'A ticket costs 6 euros.',
  'The slide does not run when there is thunder.',
  'Two thousand people swam in the old pool every week.',
  'It was closed in 2019.',
];
const blocks = [0, 0, 1, 1, 1, 2, 2];

it('belongs to the line of its paragraph that speaks of the same', () => {
  const firstOf = (at: number) => blocks.indexOf(blocks[at] ?? 0);
  expect([...caveatsIn({ texts: pool, firstOf })]).toEqual([[2, [4]]]);
});

it('is told with what it limits', () => {
  for (const max of [3, 4, 5, 6]) {
    const kept = summarize(pool, { title: 'A new pool with a slide', max, blocks });
    if (kept.includes(2)) expect(kept).toContain(4);
  }
});
