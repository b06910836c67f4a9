import { expect, it } from 'vitest';
import { runInTurn } from '../../turns/current-turn.ts';
import { turnOf } from '../../turns/turn-of.ts';
import { inConversionTurn } from './conversion-turns.ts';

it('converts one file of a visitor at a time, however many sessions they have, and another’s beside it', async () => {
  const open: (() => void)[] = [];
  const began: string[] = [];
  const convert = (address: string, name: string) =>
    runInTurn(turnOf(undefined, address), () =>
      inConversionTurn('pictures', () => {
        began.push(name);
        return new Promise<void>((resolve) => open.push(resolve));
      }),
    );
  const work = [
    convert('198.51.100.7', 'eve 1'),
    convert('198.51.100.7', 'eve 2'),
    convert('198.51.100.7', 'eve 3'),
    convert('198.51.100.8', 'ann'),
  ];
  await expect.poll(() => began).toEqual(['eve 1', 'ann']);
  open.shift()?.();
  await expect.poll(() => began).toEqual(['eve 1', 'ann', 'eve 2']);
  open.shift()?.();
  open.shift()?.();
  await expect.poll(() => began).toHaveLength(4);
  open.shift()?.();
  await Promise.all(work);
});
