import { expect, it } from 'vitest';
import { drawObject } from './draw-object.ts';

/** The middle colour of a drawing. */
async function colorOf(name: string) {
  const canvas = await drawObject(name, new URLSearchParams(), 0.1);
  if (!canvas) return undefined;
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const sums = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 250) continue;
    count += 1;
    for (const channel of [0, 1, 2])
      sums[channel] = (sums[channel] ?? 0) + (data[at + channel] ?? 0);
  }
  return sums.map((sum) => Math.round(sum / count));
}

it('a dress is white, black or red where it is said to be', async () => {
  const white = await colorOf('dress--white');
  expect(Math.min(...(white ?? []))).toBeGreaterThan(200);
  const black = await colorOf('dress--black');
  expect(Math.max(...(black ?? []))).toBeLessThan(90);
  const [red = 0, green = 0, blue = 0] = (await colorOf('dress--red')) ?? [];
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
});

it('draws nothing in a colour that does not exist', async () => {
  expect(await colorOf('dress--nothing')).toBeUndefined();
});
