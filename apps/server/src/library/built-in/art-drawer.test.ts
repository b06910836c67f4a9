import { afterAll, expect, it, onTestFinished } from 'vitest';
import { createArtDrawer } from './art-drawer.ts';

const drawer = createArtDrawer();
afterAll(() => drawer.close());

it('draws what is asked for at once one after the other, and nothing for what does not exist', async () => {
  const names = ['soft-shadow', 'glow', 'disc-white', 'tile', 'bokeh', 'no-such-shape'];
  const drawn = await Promise.all(names.map((name) => drawer.draw(`/library/shapes/${name}.png`)));
  expect(drawn.map((bytes) => bytes?.subarray(1, 4).toString())).toEqual([
    'PNG',
    'PNG',
    'PNG',
    'PNG',
    'PNG',
    undefined,
  ]);
});

it('draws the picture that was chosen before the rest of those that a search offers', async () => {
  const order: string[] = [];
  const ask = (address: string) => drawer.draw(address).then(() => order.push(address));
  const offered = Array.from({ length: 20 }, (_, at) => ask(`/library/shapes/no-${at}.png?w=320`));
  await Promise.all([...offered, ask('/library/shapes/chosen.png')]);
  // Each of the two threads may have taken up a small one before.
  expect(order.indexOf('/library/shapes/chosen.png')).toBeLessThan(8);
});

it('draws what somebody else asks for before the hundred pictures that one address waits for', async () => {
  const order: string[] = [];
  const ask = (address: string, person: string) =>
    drawer.draw(address, person).then(
      () => order.push(person),
      () => order.push('refused'),
    );
  const all = Array.from({ length: 130 }, (_, at) => ask(`/library/shapes/no-${at}.png`, 'eve'));
  await Promise.all([...all, ask('/library/shapes/no-such.png', 'ann')]);
  const drawn = order.filter((person) => person !== 'refused');
  expect(drawn.indexOf('ann')).toBeLessThan(8);
  expect(order.filter((person) => person === 'refused').length).toBeGreaterThanOrEqual(28);
});

it('refuses more than anybody would wait for', async () => {
  const asked = Array.from({ length: 260 }, (_, at) =>
    drawer.draw(`/library/shapes/no-${at}.png`).then(
      () => 'drawn',
      () => 'refused',
    ),
  );
  const results = await Promise.all(asked);
  expect(results.filter((result) => result === 'drawn').length).toBeGreaterThanOrEqual(200);
  expect(results.filter((result) => result === 'refused').length).toBeGreaterThanOrEqual(50);
});

it('draws what is asked for while a thread that had nothing to do ends', async () => {
  const resting = createArtDrawer(0);
  onTestFinished(() => resting.close());
  for (let round = 0; round < 3; round += 1) {
    await resting.draw('/library/shapes/tile.png');
    // The thread ends in the next turns of the loop.
    await new Promise((resolve) => setTimeout(resolve, round));
    expect(await resting.draw('/library/shapes/tile.png'), `round ${round}`).toBeDefined();
  }
});
