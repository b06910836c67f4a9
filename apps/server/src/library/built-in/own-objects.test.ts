import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { drawObject } from './draw-object.ts';
import { openOwnObjects } from './own-objects.ts';

const words = new URL('../../../../../library/picture-words/own-objects.txt', import.meta.url);

it('every object of our own can be found by words, and what words name can be drawn', async () => {
  const lines = (await readFile(words, 'utf8')).split('\n').filter((line) => /^\w/.test(line));
  const named = lines.map((line) => line.split(':')[0]);
  const names = (await openOwnObjects()).names();
  expect(named).toEqual(names.toSorted());
  for (const name of names) {
    const canvas = await drawObject(name, new URLSearchParams(), 0.1);
    const { data } = canvas?.getContext('2d').getImageData(0, 0, canvas.width, canvas.height) ?? {};
    const covered = data?.filter((value, at) => at % 4 === 3 && value > 128).length ?? 0;
    expect(covered, name).toBeGreaterThan(900);
  }
});

it('draws what turns apart from what stands, each of them something, and together no more than the whole', async () => {
  const coveredBy = async (name: string) => {
    const canvas = await drawObject(name, new URLSearchParams(), 0.1);
    const { data } = canvas?.getContext('2d').getImageData(0, 0, canvas.width, canvas.height) ?? {};
    return data?.filter((value, at) => at % 4 === 3 && value > 128).length ?? 0;
  };
  for (const name of ['windmill', 'wind-turbine', 'electric-fan']) {
    const [still, turning] = await Promise.all(
      ['still', 'turning'].map((part) => coveredBy(`${name}-${part}`)),
    );
    const whole = await coveredBy(name);
    expect(still, name).toBeGreaterThan(300);
    expect(turning, name).toBeGreaterThan(300);
    expect(Math.max(still ?? 0, turning ?? 0), name).toBeLessThanOrEqual(whole);
  }
  expect(await drawObject('teapot-turning', new URLSearchParams(), 0.1)).toBeUndefined();
});
