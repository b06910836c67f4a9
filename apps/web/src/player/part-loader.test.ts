import { expect, it } from 'vitest';
import { createPartLoader } from './part-loader.ts';

/** A movie of 20 seconds; each part is there when the test says so. */
function setUp({ mayLoadAll = true } = {}) {
  let loadsAll = mayLoadAll;
  const asked: number[] = [];
  const arrivals = new Map<number, () => void>();
  let parts = 0;
  const loader = createPartLoader({
    durationSeconds: 20,
    mayLoadAll: () => loadsAll,
    onPart: () => {
      parts += 1;
    },
    load: (from) => {
      asked.push(from);
      return new Promise((resolve) => arrivals.set(from, resolve));
    },
  });
  const arrive = async (from: number) => {
    arrivals.get(from)?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  const allowAll = () => {
    loadsAll = true;
  };
  return { loader, asked, arrive, allowAll, parts: () => parts };
}

it('can be shown as soon as its first part is there, and goes on in the order of the movie', async () => {
  const { loader, asked, arrive, parts } = setUp();
  const ready = loader.ready(0);
  expect(asked).toEqual([0]);
  await arrive(0);
  await ready;
  expect([loader.isReady(4.9), loader.isReady(5)]).toEqual([true, false]);
  await arrive(5);
  await arrive(10);
  await arrive(15);
  expect(asked).toEqual([0, 5, 10, 15]);
  expect([loader.isReady(20), parts()]).toEqual([true, 4]);
});

it('loads the place one jumps to at once, and what was left out afterwards', async () => {
  const { loader, asked, arrive } = setUp();
  loader.loadFrom(0);
  loader.loadFrom(12);
  expect(asked).toEqual([0, 10]);
  await arrive(10);
  expect(loader.isReady(12)).toBe(true);
  await arrive(15);
  await arrive(0);
  await arrive(5);
  expect(asked).toEqual([0, 10, 15, 5]);
});

it('asks for nothing twice however often it is told where one is', () => {
  const { loader, asked } = setUp();
  for (const seconds of [0, 0.1, 0.2]) loader.loadFrom(seconds);
  expect(asked).toEqual([0]);
});

it('keeps only a little ahead while it rests or memory is short, and follows', async () => {
  const { loader, asked, arrive } = setUp({ mayLoadAll: false });
  loader.loadFrom(0);
  await arrive(0);
  await arrive(5);
  expect(asked).toEqual([0, 5]);
  loader.loadFrom(6);
  expect(asked).toEqual([0, 5, 10]);
});

it('loads the rest once it is played', async () => {
  const { loader, asked, arrive, allowAll } = setUp({ mayLoadAll: false });
  loader.loadFrom(0);
  await arrive(0);
  await arrive(5);
  allowAll();
  loader.loadFrom(1);
  await arrive(10);
  expect(asked).toEqual([0, 5, 10, 15]);
});

it('loads nothing more once it is closed', async () => {
  const { loader, asked, arrive, parts } = setUp();
  loader.loadFrom(0);
  loader.close();
  await arrive(0);
  expect([asked, parts()]).toEqual([[0], 0]);
});
